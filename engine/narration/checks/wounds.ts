import { ANIMAL } from '../facts/animals';
import { HUMAN } from '../facts/humans';
import { STAND_INS } from '../facts/stand-ins';
import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';
import { anyForm } from './grammar/conjugation';

const HURT = new RegExp(
  `${STAND_INS.me}[^。「」]{0,12}(?:傷を負|切り裂|骨が折れ(?!る)|血を(?:流|吐)|毒を飲|熱を出|熱にうなされ|[目耳腕足]を失|刺され|突き立|気を失|血が(?:流|滴)|火傷|怪我を(?:し|負)|倒れ|血が(?:滲|にじ|噴)|腫れ|挫[いき])|(?:高熱|痛み|傷)に[^。、]{0,10}、${STAND_INS.me}|(?:刃先?|切っ先|矢|爪|牙)[がは]${STAND_INS.me}の[^。、]{0,8}(?:かすめ|裂|切|食い|突|刺)|${STAND_INS.me}の(?:膝|腕|額|頬|肩|指|脇腹|二の腕|足)[^。、]{0,4}(?:血|腫れ|折れ|裂け)|(?:殴られた|腫れた|折れた|挫いた)(?:頬|足|腕|指|目)[^。]{0,20}${STAND_INS.me}`,
  'u',
);
const PART =
  '(?:額|頬|腕|足首|足|脚|膝|指|手首|手|肩|背|脇腹|腹|頭|目|耳|唇|肘|踵|爪先|鼻|顎|首筋)';
/** Bodies of people of the section: what happens to their parts. */
const BODILY = (people: string): RegExp =>
  new RegExp(
    `(?:${people})の[^。、「」]{0,4}${PART}[がはも][^。「」]{0,8}(?:割れ|裂け|折れ(?!そう)|腫れ|血|動かな|切れ|砕け|潰れ|抜け落|赤く染)|(?:${people})[はがも][^。「」]{0,10}(?:足|脚|片足)を引(?:きずっ|きずり|いて)|(?:${people})の[^。、「」]{0,4}(?:${PART}|掌|こめかみ)に[はも]?[^。「」]{0,14}(?<!古い|昔の|古)(?:切り傷|生傷|傷口|擦り傷|刺し傷|深い傷|真新しい傷|痣|火傷|包帯|血)[がをの]|(?:${people})[はがも][^。「」]{0,20}(?<!\\p{Script=Han})血(?:が|を|に|で)(?!通|騒|引[いく]|沸|上|のぼ|繋|つなが|分け|湧|流れる(?:魚|肉))|(?:足|脚)を引きずって歩|(?:熱|高熱)が(?:上が|出)[^。]{0,4}、?[^。]{0,4}(?:${people})[はが][^。]*|(?:${people})[はが][^。「」]{0,8}(?:立っていられな|血の気を失|気を失|意識を(?:失|なく))|踏み抜い|(?:掌|足|腕|指)を[^。、]{0,4}(?:貫|通り|突き抜け|刺)|(?:釘|刃|針|矢)[^。、]{0,6}(?:${people})の[^。、]{1,6}を[^。、]{0,3}(?:通|貫|刺)|(?:口|鼻)を?[^。]{0,14}赤いもの|(?:${people})の(?:足|腕|手|指)[はがも][^。、]{0,4}下敷き|(?:右|左|片)目に布を|もう見えないの|(?:${people})[^。「」]{0,20}(?:手拭い|包帯|袖|布)[がは][^。、]{0,8}(?:赤く|血に|真っ赤)`,
    'u',
  );
/** Injuries whose bearer needs no name: there is nobody else in the sentence. */
const INJURED = (people: string): RegExp =>
  new RegExp(
    `^(?!.*(?:${ANIMAL}|${HUMAN}))[^。「」]*(?:${PART}|掌|手の甲|二の腕|こめかみ|生え際|傷口?)[^。、「」]{0,4}、?[^。、「」]{0,4}血が[^。、]{0,6}(?:滴|流れ|滲|にじ|噴|伝[いっ]|垂れ|止まら)|(?:${people})[はがも][^。「」]{0,20}(?:${PART}|掌|手の甲|爪)を[^。、「」]{0,6}(?:${anyForm('くじく', '挫く', '捻る', 'ひねる', '擦りむく', 'すりむく', '切る', '打ちつける', '骨折する', '折る', '痛める', '傷める', '火傷する', '割る', '潰す', '挟む', '突き刺す', '裂く', '脱臼する', '負傷する')})(?:た(?![いらり])|て(?!い?る?よう)|、)|${STAND_INS.me}の[^。、「」]{0,4}(?:${PART}|掌|こめかみ)を[^。、]{0,4}(?:打[ちった]|殴|切[りっ]|裂[いき]|かすめ|掠め|貫|突[いき]|焼[いき]|噛|砕|抉|えぐ|叩きつけ)|${STAND_INS.me}[はがも][^。「」]{0,14}(?:頭を(?:強く)?打っ|意識[がを][^。、]{0,4}(?:失|なか|遠の|途切)|気絶し|卒倒し|吐血し|深手を|重傷|致命傷)|熱に(?:浮かされ|うかされ|うなされ)|添え木`,
    'u',
  );
/** What only looks like it. */
const NOT_HURT =
  /真似|汁|絵の具|紅|墨|染料|葡萄|芝居|ふり|腹を割|首をひね|首を捻|頭をひね|頭を捻|手をひね|腹を切|指を折り|指を折って/u;
const HEALED =
  /傷口?[はが][^。]{0,6}(?:消え|塞が)|傷[がは][^。]{0,6}(?:癒え|ふさが|治)|手当てを受け|痛みが(?:引|消)/u;

/** Rejects wounds and cures that did not happen. */
export const wounds: Check = (draft) => {
  const { happened, present } = draft.facts;
  const people = [STAND_INS.me, STAND_INS.guest, ...present.map(({ name }) => name)].join('|');
  const hurt = happened.some((event) => /傷を負った|打ち合い/u.test(event))
    ? []
    : [
        ...claimsIn(draft, { words: HURT, unless: NOT_HURT }),
        ...claimsIn(draft, { words: INJURED(people), unless: NOT_HURT }),
        ...claimsIn(draft, { words: BODILY(people), unless: NOT_HURT }),
      ];
  const healed = happened.includes('傷が癒えた') ? [] : claimsIn(draft, { words: HEALED });
  return faultsOf(
    'wounds',
    [...hurt, ...healed],
    (words) => `「${words}」は起きていない。傷を負わせず、癒やさない。`,
  );
};
