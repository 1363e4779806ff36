import { goodsNames } from '../facts/facts';
import { STAND_INS } from '../facts/stand-ins';
import { told } from './claims';
import { faultsOf, type Check } from './check';

const THING =
  '(?<thing>剣|刀|短刀|弓|槍|斧|杖|盾|鎧|兜|地図|薬|本(?!当)|指輪|首飾り|水筒|干し肉|手紙|馬(?!の合)|外套|鏡|笛|玉鋼|短剣|灯|縄|毒|火打ち石|巻物|鍵|宝石|松明|望遠鏡|矢|酒|鈴|傘|斧|鎌|槌|薬草|小刀|匕首|脇差|太刀|長剣|大剣|遠眼鏡|双眼鏡|羅針盤|懐中時計|提灯|角笛|竪琴|琵琶|三味線|護符|お守り|弓矢|手斧|棍棒|鞭|銃)';
const KEPT =
  '(?:腰の|懐の|懐から|荷から|荷の中から|鞄の中の|鞄から|鞄の|袋の|袋から|自分の|持っていた|手にした|背の)';
const HANDLED =
  '(?:を(?:抜[いき]|取り出|突きつけ|吹き鳴|掲げ|肩から下ろ|背から下ろ|腰から|鞘に|つがえ|構え|振|ふり|引きしぼ|はめ|放[っち]|かざ|飲ん)|に(?:またが|口をつけ)|の(?:栓|蓋|鞘|弦)を|を[^。、「」]{0,6}(?:唇|口|耳|目)に(?:当て|あて)|の(?:穂先|切っ先|刃)を向け|を[^。、「」]{0,8}首にかけ)';
/** Where only the traveller's own things are. */
const IN_BAG = new RegExp(
  `(?:背負い袋|背嚢|荷袋|(?<!の)懐|(?<!の)鞄|荷の[底中奥])(?:の[底中奥])?(?:から|に[はも]?)[^。、「」]{0,8}${THING}`,
  'gu',
);
const USES = new RegExp(
  `${STAND_INS.me}[はがも][^。「」]{0,6}(?:${KEPT}[^。、]{0,3}${THING}|${THING.replace('<thing>', '<handled>')}${HANDLED})|^[^。「」《]{0,3}${THING.replace('<thing>', '<first>')}${HANDLED}[^。]*${STAND_INS.me}`,
  'gu',
);

/** Where one carries what is one's own. */
const ABOUT_ONE = '(?:帯|腰|懐|袂|袖|首|背中?|背負い袋|荷(?:物)?|鞄|胸もと|髪|隠し|ポケット|脇|肩)';
const KEEPS =
  '(?:差した|さした|挿した|かけた|掛けた|下げた|提げた|吊るした|吊った|忍ばせた|しまった|入れた|巻いた|負った|背負った|くくった|つけた|留めた)';
/** Something that is carried so, whatever it is: 帯に差した扇子を, 懐に忍ばせていた菓子を, 懐から笛を取り出した. */
const CARRIED = new RegExp(
  `${ABOUT_ONE}(?:に(?:${KEEPS}|${KEEPS.replaceAll('た|', 'ていた|').replace('た)', 'ていた)')})|から)(?:小さな|古い|一[本枚つ個冊]の)?(?<thing>[\\p{Script=Han}々]{1,4}|[\\p{Script=Katakana}ー]{2,6})(?:[をがは]|の[先柄刃紐蓋])`,
  'gu',
);
/** What is the traveller's own: 腰の瓢箪をはずし, 愛用の算盤を. */
const OWN = new RegExp(
  `${STAND_INS.me}[はがも]、?(?:[^。、「」はが]{0,6})?(?:(?:左手|右手|手|腰|懐|肩|背|背中|鞄|荷袋|胸|首|愛用|自慢|手持ち|持参|とっておき|形見|持ちもの|手製|自作)の|(?:背負|持|抱え|携え|腰に差し|懐に入れ|手にし|隠し持|担い|吊るし|巻い)[^。、は]{0,3}て?い[たる])(?<thing>[\\p{Script=Han}々]{1,4}|[\\p{Script=Katakana}ー]{2,6})[をにへで]`,
  'gu',
);
/** What everybody has, and no thing. */
const EVERYBODYS =
  /^(?:荷|荷物|荷札|荷縄|紐|縄|帯|布|袋|革袋|財布|巾着|銀貨|歯車|手|腕|指|掌|息|汗|力|声|目|髪|襟|袖|手拭|手拭い|包み|風呂敷|品|物|値|札|骨|痛み|筋|上|前|奥|底|力|高さ|鼓動|内|中|先|平|代金|釣り|金|気|音|匂い|埃|砂|糸屑)$/u;

/** What the traveller carries by a text without it, where nobody else of the sentence can be meant. */
function carriedIn(sentence: string): string[] {
  if (!sentence.includes(STAND_INS.me)) return [];
  const own = [...sentence.matchAll(OWN)].flatMap(({ groups }) => groups?.['thing'] ?? '');
  const carried = [...sentence.matchAll(CARRIED)].flatMap(({ index, groups }) => {
    const before = sentence.slice(0, index).replaceAll(STAND_INS.me, '');
    const thing = groups?.['thing'] ?? '';
    return /[\p{Script=Han}\p{Script=Katakana}ー](?:は|が|も|の)[^、]{0,2}$/u.test(before) ||
      EVERYBODYS.test(thing)
      ? []
      : [thing];
  });
  return [...carried, ...own.filter((thing) => !EVERYBODYS.test(thing))];
}

/** Rejects things that the traveller holds without owning them, by common nouns. */
export const belongings: Check = ({ body, facts }) => {
  const others = facts.present.map(({ name }) => name).join('|');
  const isOthers = (sentence: string) =>
    others !== '' &&
    !sentence.includes(STAND_INS.me) &&
    new RegExp(`(?:${others})[はがも]`, 'u').test(sentence);
  const owned = [facts.outline, ...facts.bag, ...goodsNames(facts.goods)].join();
  const found = told(body)
    .filter((sentence) => !/よう[にな]|昔|世界|思い出/u.test(sentence))
    .flatMap((sentence) => [
      ...carriedIn(sentence),
      ...[...sentence.matchAll(USES), ...(isOthers(sentence) ? [] : sentence.matchAll(IN_BAG))].map(
        ({ groups }) => groups?.['thing'] ?? groups?.['handled'] ?? groups?.['first'] ?? '',
      ),
    ]);
  return faultsOf(
    'goods',
    found.filter((thing) => !owned.includes(thing)),
    (thing) => `${thing}は手持ちにない。持たせず、使わせない。`,
  );
};
