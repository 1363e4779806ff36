import { STAND_INS } from '../facts/stand-ins';
import { faultsOf, type Check, type Draft } from './check';
import { withoutIndirectSpeech } from './grammar/indirect-speech';

/** Rejects people who are absent, and speech of people who are only mentioned. */
export const people: Check = (draft) => {
  const { body, facts } = draft;
  // A place may be called after a person who is not there.
  const elsewhere = facts.place === '' ? body : body.replaceAll(facts.place, '');
  const absent = facts.absent.filter((name) => names(mentionless(elsewhere, name, facts), name));
  const guest = facts.guest === null && body.includes(STAND_INS.guest) ? [STAND_INS.guest] : [];
  return [
    ...faultsOf('people', [...absent, ...guest], (name) => `${name}はここにいない。書かない。`),
    ...faultsOf('people', strangeSpeakers(draft), (name) => `${name}はここにいない。話させない。`),
  ];
};

/** What belongs to people, and what was done with them before: to name it brings nobody here. */
const MENTIONED =
  '(?:の(?:言った|した|いう|いない|\\p{Script=Han}{0,2}(?:店|屋))|の(?:店|家|宿|工房|小屋|畑|舟|船|名|名前|噂|話|字|帳面|荷|品|物|道具|看板|頼み|用|こと|ぶん|分|言葉|口癖|癖)(?!を(?:渡|差し|開|持っ))|に(?:預け|借り|聞い|教わっ|頼まれ|習っ|もらっ|売っ|貸し)た(?=[\\p{Script=Han}])|から(?:聞い|預かっ|借り|もらっ)た(?=[\\p{Script=Han}])|が(?:ここ|そこ|いま)?[^。、]{0,4}(?:い(?:れば|たら|たなら)|よく(?:言|話|歌|笑))|が[^。、]{0,4}(?:来|い|見え)な|を(?:知ら|覚え|思い|待っ|捜し|さがし)|(?:さん)?(?:という|とかいう|って|との(?:約束|話|こと)|宛|あて)|[がの][^。、「」はがをも]{0,8}(?:[たるういくすつむぶ]|[んい]だ)(?:の[はもが]|(?:絵|縄|字|話|言葉|名|品|店|歌|帳面|地図|道具|こと|日|夏|冬|春|秋|朝|頃|ころ)(?:[はがもを]))|に(?:会い(?:た|に)|会う|会え[るばた]|似|聞け|伝え(?:た|て|る)(?:い|くれ|ほし|こと)|見せ(?:た[いら]|れば)|頼め|よれば|言わせ|かかれば|かかると)|(?:さん)?[はがもを][^。、「」]{0,12}(?:たら|れば|なら[、ば]|だろう|かもしれ|はずだ|らしい|まだ(?:来|戻|現れ)(?:な|て))|(?:さん)?[はが][^。、「」]{0,10}ものだ)';

/** A text without such mentions of a person of this world. */
function mentionless(body: string, name: string, { ofWorld }: Draft['facts']): string {
  if (!ofWorld.includes(name)) return body;
  const talkedOf = new RegExp(`${name}(?!、|！|。|さん、|さま、|」)`, 'gu');
  return body
    .replace(/「[^」]*」/gu, (said) => said.replace(talkedOf, ''))
    .split(/(?<=[。！？])/u)
    .map(withoutIndirectSpeech)
    .join('')
    .replace(new RegExp(`${name}(?=${MENTIONED})`, 'gu'), '');
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

/** What a person used to say. */
const HABIT = '(?:よく|いつも|昔|かつて|生前|いつか|前に)';

const SPEAKS = (name: string): RegExp =>
  new RegExp(
    `」と、?${name}[はがも](?!${HABIT})|${name}[はがも](?!${HABIT})[^「」\\n]{0,20}「|」${name}[はがも](?!${HABIT})`,
    'gu',
  );

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
