import type { Situation } from '../../storylets/rules/situation';

/**
 * What stands for the texts that participants typed until a turn has been verified. A narrator that writes freely works
 * with these; the typed words themselves are put in last, so that no rule about the text can be met or broken by them.
 */
export const STAND_INS = {
  me: '《旅人》',
  trait: '《特性》',
  guest: '《客人》',
  guestLine: '《客人の一言》',
} as const;

/** Shorter names stand in ordinary words as well. */
const MASKED_LENGTH = 2;

/** The same situation with a stand-in for everything that a participant typed. */
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

/** The typed words in the places of their stand-ins; in one pass, so that a name which looks like one stays a name. */
export function filled(text: string, { traveller, guest }: Situation): string {
  const words = new Map<string, string>([
    [STAND_INS.me, traveller.name],
    [STAND_INS.trait, traveller.trait],
    [STAND_INS.guest, guest?.name ?? ''],
    [STAND_INS.guestLine, guest?.firstWord ?? ''],
  ]);
  return text.replace(/《[^《》]*》/gu, (standIn) => words.get(standIn) ?? standIn);
}

/** A finished text with stand-ins where it has the names of this situation. */
export function masked(text: string, { traveller, guest }: Situation): string {
  const words = [
    [guest?.firstWord ?? '', STAND_INS.guestLine],
    [guest?.name ?? '', STAND_INS.guest],
    [traveller.name, STAND_INS.me],
  ] as const;
  return words.reduce(
    (rest, [typed, standIn]) =>
      typed.length < MASKED_LENGTH ? rest : rest.replaceAll(typed, standIn),
    text,
  );
}
