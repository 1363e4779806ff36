import type { Situation } from '../../storylets/rules/situation';

/**
 * Placeholders for the texts that participants typed. A model works with them; the typed words are filled in after the
 * turn has been verified, so that they can neither satisfy nor break a check.
 */
export const STAND_INS = {
  me: '《旅人》',
  trait: '《特性》',
  guest: '《客人》',
  guestLine: '《客人の一言》',
} as const;

/** The same situation with stand-ins for all texts that participants typed. */
export function withStandIns(situation: Situation): Situation {
  const { traveller, guest } = situation;
  return {
    ...situation,
    traveller: {
      ...traveller,
      name: STAND_INS.me,
      firstWord: '',
      trait: traveller.trait === '' ? '' : STAND_INS.trait,
    },
    guest:
      guest === null ? null : { ...guest, name: STAND_INS.guest, firstWord: STAND_INS.guestLine },
  };
}

/** Replaces stand-ins by the typed words, in one pass, so that a name which looks like a stand-in is not replaced. */
export function filled(text: string, { traveller, guest }: Situation): string {
  const words = new Map<string, string>([
    [STAND_INS.me, traveller.name],
    [STAND_INS.trait, traveller.trait],
    [STAND_INS.guest, guest?.name ?? ''],
    [STAND_INS.guestLine, guest?.firstWord ?? ''],
  ]);
  return text.replace(/《[^《》]*》/gu, (standIn) => words.get(standIn) ?? standIn);
}

/** Replaces the names of this situation in a finished text by stand-ins, except within longer words. */
export function masked(text: string, { traveller, guest }: Situation): string {
  const words = [
    [guest?.firstWord ?? '', STAND_INS.guestLine],
    [guest?.name ?? '', STAND_INS.guest],
    [traveller.name, STAND_INS.me],
  ] as const;
  return words.reduce(
    (rest, [typed, standIn]) =>
      typed === '' ? rest : rest.replace(wholeWord(typed), () => standIn),
    text,
  );
}

/** A name of one letter is part of many words: 灯 in 灯台. Of a longer one every occurrence counts. */
function wholeWord(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  if ([...name].length > 1) return new RegExp(escaped, 'gu');
  const word = '[\\p{Script=Han}\\p{Script=Katakana}ー々]';
  return new RegExp(
    `(?<!${word})${escaped}(?=[はがをにもとのへや、。！？」』…]|から|まで|より|$)`,
    'gu',
  );
}
