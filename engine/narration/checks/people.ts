import { STAND_INS } from '../facts/stand-ins';
import { faultsOf, type Check, type Draft } from './check';

/** Rejects people who are absent, and speech of people who are only mentioned. */
export const people: Check = (draft) => {
  const { body, facts } = draft;
  const absent = facts.absent.filter((name) => names(body, name));
  const guest = facts.guest === null && body.includes(STAND_INS.guest) ? [STAND_INS.guest] : [];
  return [
    ...faultsOf('people', [...absent, ...guest], (name) => `${name}はここにいない。書かない。`),
    ...faultsOf('people', strangeSpeakers(draft), (name) => `${name}はここにいない。話させない。`),
  ];
};

/** Names of speakers in the draft who are neither present nor act in the outline: absent, deceased or invented people. */
function strangeSpeakers({ body, facts }: Draft): string[] {
  const here = facts.present.map(({ name }) => name);
  const acting = facts.outline.replace(/「[^」]*」/gu, '');
  const speakers = [
    ...speakersIn(body),
    ...facts.spokenOf.filter((name) => SPEAKS(name).test(body)),
  ];
  return speakers.filter(
    (name) => here.every((one) => !one.includes(name)) && !acting.includes(name),
  );
}

const SPEAKS = (name: string): RegExp =>
  new RegExp(`」と、?${name}[はがも]|${name}[はがも][^「」\\n]{0,20}「|」${name}[はがも]`, 'gu');

/** Names in katakana next to speech. */
function speakersIn(text: string): string[] {
  const NAME = '(?<![\\p{Script=Katakana}ー])[\\p{Script=Katakana}ー]{2,6}';
  return [...text.matchAll(SPEAKS(NAME))].flatMap(
    ([words]) => /[\p{Script=Katakana}ー]{2,6}/u.exec(words)?.[0] ?? [],
  );
}

/** People may be thought of. A name within a longer word of the same script does not count: ネリ in カネリア. */
function names(text: string, name: string): boolean {
  const kin = /^[\p{Script=Katakana}ー]+$/u.test(name)
    ? '[\\p{Script=Katakana}ー]'
    : '\\p{Script=Han}';
  const thought = '(?:なら|さえいれ|がいれば|がいたら|のことを|を思い)';
  return new RegExp(`(?<!${kin})${name}(?!${kin}|${thought})`, 'u').test(text);
}
