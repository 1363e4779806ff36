import { STAND_INS } from '../facts/stand-ins';
import { faultsOf, type Check, type Draft } from './check';

/** Rejects people who are absent, and speech of people who are only mentioned. */
export const people: Check = (draft) => {
  const { body, facts } = draft;
  const absent = facts.absent.filter((name) => names(mentionless(body, name, facts), name));
  const guest = facts.guest === null && body.includes(STAND_INS.guest) ? [STAND_INS.guest] : [];
  return [
    ...faultsOf('people', [...absent, ...guest], (name) => `${name}はここにいない。書かない。`),
    ...faultsOf('people', strangeSpeakers(draft), (name) => `${name}はここにいない。話させない。`),
  ];
};

/** What belongs to people, and what was done with them before: to name it brings nobody here. */
const MENTIONED =
  '(?:の(?:言った|した|いう|いない|\\p{Script=Han}{0,2}(?:店|屋))|の(?:店|家|宿|工房|小屋|畑|舟|船|名|名前|噂|話|字|帳面|荷|品|物|道具|看板|頼み|用|こと|ぶん|分|言葉|口癖|癖)(?!を(?:渡|差し|開|持っ))|に(?:預け|借り|聞い|教わっ|頼まれ|習っ|もらっ|売っ|貸し)た(?=[\\p{Script=Han}])|から(?:聞い|預かっ|借り|もらっ)た(?=[\\p{Script=Han}])|が(?:ここ|そこ|いま)?[^。、]{0,4}(?:い(?:れば|たら|たなら)|よく(?:言|話|歌|笑))|が[^。、]{0,4}(?:来|い|見え)な|を(?:知ら|覚え|思い|待っ|捜し|さがし))';

/** A text without such mentions of somebody of this world. */
function mentionless(body: string, name: string, { ofWorld }: Draft['facts']): string {
  return ofWorld.includes(name)
    ? body.replace(new RegExp(`${name}(?=${MENTIONED})`, 'gu'), '')
    : body;
}

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
