import type { NarrationRequest, ScriptPiece } from '../../narrator';
import { STAND_INS } from '../../facts/stand-ins';
import { textsOfPieces } from '../../offline-narrator';
import { gistOf } from './gist/gist';
import { linksTo, type Later, type Links } from './gist/links';
import { noteOf } from './gist/note';
import { sentencesWithSpeech } from './gist/sentences';

/** What a piece of a script is for in its section. */
const PURPOSES = [
  ['わけ', /^because\//u],
  ['昨日のとおりに済むこと', /^passed\//u],
  ['まえの行いから', /^echo\//u],
  ['思い出すこと', /^recall\//u],
  ['手がかり', /^(?:clue\/|gathering$)/u],
  ['望み', /^want\//u],
  ['見せること', /^(?:notice|habit|tool|dread|limit|trait)\//u],
  ['絵', /^(?:sky|detail|more|light|glance|last-glance)$/u],
  ['添えること', /^(?:carried|left|tag|ledger-voice|tooth|tooth-spent|murmur|first-line-turned)$/u],
] as const;

export type Purpose =
  (typeof PURPOSES)[number][0] | '出来事' | '話すこと' | '言うべき台詞' | '道具立て';

/** What a section tells, by purpose, as notes. */
export type Beats = ReadonlyMap<Purpose, readonly string[]>;

/** Notes of one purpose that is not what happens: as many, at most, and of so many UTF-16 code units together. */
const NOTES: Readonly<Partial<Record<Purpose, number>>> = {
  添えること: 3,
  昨日のとおりに済むこと: 3,
};
const NOTES_LENGTH = 70;

export interface BeatOptions {
  /** Words that the section must have. */
  readonly essential: readonly string[];
  /** Texts that are told or may be told after it. */
  readonly later: readonly Later[];
}

/**
 * The decided pieces of a section without their prose: who does what, what is said in substance, the words that later
 * sections take up. What nothing hangs on is left out, for the narrator to invent.
 * @param request With stand-ins.
 */
export function beatsOf(request: NarrationRequest, { essential, later }: BeatOptions): Beats {
  const texts = textsOfPieces(request);
  const links = linksTo(later);
  const beats = new Map<Purpose, readonly string[]>();
  for (const piece of request.script) {
    const text = texts.get(piece.id) ?? '';
    const purpose = purposeOf(piece);
    if (text === '' || purpose === '出来事') continue;
    const told = beats.get(purpose) ?? [];
    if (purpose === '絵' && told.length > 0) continue;
    beats.set(purpose, [...told, ...notesOf(text, purpose, links)]);
  }
  const happens = request.script
    .filter((piece) => purposeOf(piece) === '出来事')
    .map(({ id }) => texts.get(id) ?? '')
    .join('\n');
  const doer = request.role === 'user' ? STAND_INS.me : null;
  const { notes, talk, lines, props } = gistOf(happens, { links, essential, doer });
  for (const [purpose, found] of [
    ['出来事', notes],
    ['話すこと', talk],
    ['言うべき台詞', lines],
    ['道具立て', props],
  ] as const) {
    if (found.length > 0) beats.set(purpose, found);
  }
  return beats;
}

function purposeOf({ id }: ScriptPiece): Purpose {
  return PURPOSES.find(([, ids]) => ids.test(id))?.[0] ?? '出来事';
}

/** The first notes of a text that is told beside what happens. What the traveller's tag says stays as it was typed. */
function notesOf(text: string, purpose: Purpose, links: Links): string[] {
  const most = NOTES[purpose] ?? 1;
  const notes = sentencesWithSpeech(text).map((sentence) =>
    sentence.includes(STAND_INS.trait) || sentence.includes(STAND_INS.guestLine)
      ? sentence.replace(/。$/u, '')
      : noteOf(sentence, links) || sentence,
  );
  let room = NOTES_LENGTH;
  return notes.filter((note, index) => {
    const isKept =
      index === 0 || note.includes(STAND_INS.trait) || (index < most && note.length <= room);
    if (isKept) room -= note.length;
    return isKept;
  });
}
