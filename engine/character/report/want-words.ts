import { TIE_WORDS } from '../lexicon/ties';
import { THING_WORDS } from '../lexicon/things';
import type { Want, WantObject } from '../schema/reading';
import type { WantId } from '../vocabulary/wants';
import { WANT_LABELS } from './labels';

/** Whom or what a want is about where the character names nobody. */
const NOBODY_IN_PARTICULAR: Readonly<Partial<Record<WantId, string>>> = {
  'hear-voice': 'あの人',
  become: '一人前',
  'finish-apprenticeship': '一人前になるまで',
  'be-forgiven': 'あの日の人',
  'be-recognised': '一人前',
  'find-out': 'この朝',
  'find-thing': '失くしたもの',
  defeat: '自分より強い相手',
  protect: '誰か',
  'find-person': '名前の思い出せない人',
};

/** A want as words that a story may use: 「妹の声をもう一度聞く」. Nothing in it was typed by anybody. */
export function wantWords({ id, object }: Pick<Want, 'id' | 'object'>): string {
  return WANT_LABELS[id].replace('{}', () => wantedWords({ id, object }));
}

/** Whom or what it is about: 妹. Nothing in it was typed by anybody. '' where a want is about nothing. */
export function wantedWords({ id, object }: Pick<Want, 'id' | 'object'>): string {
  return objectWords(object) ?? NOBODY_IN_PARTICULAR[id] ?? '';
}

function objectWords(object: WantObject): string | null {
  switch (object.kind) {
    case 'tie':
      return TIE_WORDS[object.id].label;
    case 'thing':
      return THING_WORDS[object.id].label;
    case 'trade':
      return object.word;
    case 'none':
      return null;
  }
}
