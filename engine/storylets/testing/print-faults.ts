import { BATTLES_ANYWHERE } from '#content';
import { inVoice } from '../../character/voices/in-voice';
import { VOICES } from '../../character/vocabulary/voices';
import { sentenceLevelFaults } from '../../japanese/testing/text-faults';
import type { Tokenise } from '../../japanese/testing/tokens';
import type { Passage } from '../format/text';
import type { Spine } from '../format/spine';
import type { World } from '../format/world';
import { questPassages } from './quest-passages';
import { spinePassages } from './spine-passages';
import { voiceFaults } from './voice-faults';
import { wordingsOf } from './wordings';

/** Language faults of a wording, in every voice. */
export type ReadWording = (wording: string) => readonly string[];

/** Reads each wording once: worlds share scenes. */
export function wordingReader(tokenise: Tokenise): ReadWording {
  const known = new Map<string, readonly string[]>();
  return (wording) => {
    const faults = known.get(wording) ?? faultsOf(wording, tokenise);
    known.set(wording, faults);
    return faults;
  };
}

/** Language faults in all wordings of a world. */
export function printFaults(world: World, read: ReadWording): string[] {
  return [...new Set(passagesOf(world).flatMap(([id, passage]) => faultsIn(id, passage, read)))];
}

/** Language faults in all wordings of a spine. */
export function spineSlips({ scenes }: Spine, read: ReadWording): string[] {
  const passages = scenes.flatMap(spinePassages);
  return [...new Set(passages.flatMap(({ name, passage }) => faultsIn(name, passage, read)))];
}

function faultsIn(id: string, passage: Passage, read: ReadWording): string[] {
  return wordingsOf(passage).flatMap(({ text }) => read(text).map((fault) => `${id}: ${fault}`));
}

function faultsOf(wording: string, tokenise: Tokenise): readonly string[] {
  const told = new Set(spokenBy(wording).flatMap(variantsOf));
  const printed = [...told].flatMap((text) => sentenceLevelFaults(text, tokenise));
  return [...voiceFaults(wording), ...printed.map(({ kind, excerpt }) => `${kind}: ${excerpt}`)];
}

function passagesOf(world: World): (readonly [string, Passage])[] {
  const { storylets, sky, places, moves = [], battles = {} } = world;
  return [
    ...storylets.flatMap(({ id, text, actions }) => [
      [id, text] as const,
      ...actions.flatMap((action) => [
        [`${id}/${action.id}`, action.text] as const,
        [`${id}/${action.id}/echo`, action.echo ?? []] as const,
      ]),
    ]),
    ...Object.entries(sky).map(([time, passage]) => [`sky/${time}`, passage] as const),
    ...places.map(({ id, details }) => [`place/${id}`, [details]] as const),
    ['moves', [moves]] as const,
    ...Object.entries({ ...battles, ...BATTLES_ANYWHERE }).map(
      ([id, { result }]) => [`battle/${id}`, [result]] as const,
    ),
    ...questPassages(world).map(({ name, wordings }) => [`quest/${name}`, [wordings]] as const),
  ];
}

/** A text as each voice tells it. */
function spokenBy(text: string): string[] {
  if (!text.includes('〈')) return [text];
  return VOICES.map((voice) => inVoice(text, { voice, pronoun: null }));
}

/** Variants of a text with a noun in each slot, one for each choice of a word. */
function variantsOf(text: string): string[] {
  const choices = [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, words = '']) => words.split('|'));
  const most = Math.max(1, ...choices.map(({ length }) => length));
  return Array.from({ length: most }, (_, n) =>
    text.replace(/\{([^{}]*)\}/gu, (_slot, inner: string) => {
      const words = inner.split('|');
      return words.length > 1 ? (words[n % words.length] ?? '') : nounFor(inner);
    }),
  );
}

function nounFor(slot: string): string {
  if (/\.(?:each|total)$|^(?:paid|earned|purse)$/u.test(slot)) return '四枚';
  if (slot.endsWith('.number') || slot === 'loop') return '三';
  if (/\.(?:count|one)$/u.test(slot)) return '三つ';
  if (slot === 'i') return '俺';
  if (slot === 'you') return 'あんた';
  return slot.endsWith('.unit') ? 'つ' : '荷物';
}
