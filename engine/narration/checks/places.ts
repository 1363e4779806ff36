import { STAND_INS } from '../facts/stand-ins';
import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const AT =
  '(?:の間に|の(?:突き当たり|角|端|先|手すり)(?:で|に|を)|の中|の奥|の頂|の扉が|の階段を|の風が|の鉄格子|で(?!いちばん|一番|も|は|しか|最も)、?|に揺られ|へ(?:進|入|踏|出)|を(?:越え|抜け|急|歩|進)|に(?:立|いる|足音|着|通され|入[っりる]|踏|出))';
const PLACES = new RegExp(
  `(?:玉座|広間|洞窟|森|砂漠|雪山|峠|甲板|船倉|牢|地下室|地下道|墓地|神殿|宮殿|城|塔|宿の部屋|学院|寝室|聖堂|荒野|草原|雪原|沼地|馬車|畦|麦畑)${AT}`,
  'u',
);
/** Ships: nothing else heels over. */
const ABOARD =
  /甲板[がは][^。、]{0,6}(?:傾|揺|軋)|(?:船(?:べり|縁)|舷|帆柱|甲板)(?:から身を|に(?:もた|寄りかか|腰|立[ちっ]))/u;
/** Out of doors: not where a scene is in a building. */
const OUTSIDE =
  /木陰に|市場の|雑踏|焚き火[にを](?:薪|囲|くべ|起こ|あた)|星を(?:見上げ|仰)|(?:草|砂|土|岩|切り株)の?上?に(?:腰|寝ころ|座)|畦に|(?:石畳|通り|往来|路地|草むら|砂利道|土手|川べり|岸辺|浜|波打ち際|畑|畦|野|橋の上|市場|焚き火|星空|夜空)(?:に(?:出|立[ちっ])|を(?:歩|走|駆|進|行[きく]|、|過ぎ|抜け))|(?:甲板|砂浜|波打ち[ぎ際][^。]?|畦道|小道|山道|街道|野原|草原|麦畑|川岸|海辺|崖|往来|大通り|峠|森)(?:に(?:出|立)|へ出|を(?:急|歩|進|越え|抜け)|で(?!は)|の(?:砂|小道|草|土|中)[がを]?)|森の小道|波打ちぎわの/u;
/** Places that are not this one, and what a person of the section does there. */
const ELSEWHERE =
  '(?:山道|峠|茶屋|茶店|旅籠|宿屋?|酒場|湯屋|寺|神社|社|館|屋敷|教会|塔|砦|関所|墓場?|谷|沢|滝|湖|沼|畑|田|牧場|砂浜|浜辺|崖|洞窟?|坑道|鉱山|廃墟|遺跡|鍛冶場|工房|土蔵|納屋|台所|厨房|風呂|書斎|図書館|教室|病院|駅|牢屋?|城|宮殿|森|林|草原|砂漠|荒野|雪山|船室|船底|船倉|城門|甲板|地下室|広間|寝室)';
const BE_THERE =
  '(?:の[^。、はをもにで]{1,4})?(?:で(?!は|も|しか|いちばん|一番)|に(?:立[ちった]|腰|座|入[っりる]|着[いきく]|いる|いた|足を|逃げ|泊ま|忍び|上が|降り)|へ(?:入|出|進|降り|上が)|を(?:歩|登|上[がりっ]|下[りっ]|進|抜け|渡[りっ]|走|駆け|越え|出[てた]|後に|くぐ)|の(?:格子|鉄格子|壁|床|天井|石段|扉|門)[をにが])';
const ACTS_ELSEWHERE = (people: string): RegExp =>
  new RegExp(
    `(?:${people}|二人|ふたり)[はがも]、?[^。「」はがも]{0,12}(?<!\\p{Script=Han})${ELSEWHERE}${BE_THERE}`,
    'u',
  );
/** Furniture that stands in rooms: under the sky nobody sits on it. */
const INSIDE =
  /(?<!\p{Script=Han})(?:寝台|寝床|布団|ベッド|畳|座敷|囲炉裏|暖炉|床の間|屋根裏|寝室|宿の(?:部屋|二階|帳場|戸)|部屋)の?[^。、はがを]{0,4}(?:に(?:腰|横|寝|潜|もぐ|座|倒れ|入[りっる]|通され|戻[りっ]|いる|上が)|で(?:横|寝|眠|目を|、|茶)|の(?:上|中|奥|隅)(?:で|に(?:腰|座|寝|横)))/u;
/** One's own hand at an oar or a sail. */
const AT_SEA =
  /(?:櫂|艪|櫓|舵)を(?:握[りっ]|漕[いぎ]|操[りっ])|(?:小舟|舟|船)[はが][^。]{0,6}(?:沖[へに](?:滑|出|進|向)|岸を離れ|港を(?:出|離れ))(?![^。、]{0,6}(?:のが|のを|見え))|陸は[^。]{0,6}(?:線|遠|見えなく)/u;
/** Every house has one: it is another place only for those who stand outside. */
const CORRIDOR = new RegExp(`廊下${AT}`, 'u');
/** Whence others came, and what was got there: 森で採れた茸. */
const COMES_FROM =
  /て(?:来|き)た(?:\p{Script=Han}|[^。、]{0,3}者)|(?:で|から)(?:[採獲捕取摘穫拾買育作織編釣焼掘見][^。、]{0,4}|生まれ|暮ら[^。、]{0,4}|[とつ]れ)[たるだ]\p{Script=Han}/u;

/** What is seen or heard of it from a house. */
const FROM_WITHIN =
  /窓|硝子|ガラス|外[をでは]|聞こえ|見え|見下ろ|絵|て(?:来|き)た(?:\p{Script=Han}|[^。、]{0,3}者)/u;

/** Rejects another place than the scene's. */
export const places: Check = (draft) => {
  const { place, world, elsewhere, isIndoors, present } = draft.facts;
  const here = PLACES.test(`${place}の中`) || PLACES.test(`${place}で`);
  const generic = here ? [] : claimsIn(draft, { words: PLACES, unless: COMES_FROM });
  const outside = isIndoors
    ? claimsIn(draft, {
        words: OUTSIDE,
        unless: new RegExp(`${FROM_WITHIN.source}|${COMES_FROM.source}`, 'u'),
      })
    : [];
  const people = [STAND_INS.me, STAND_INS.guest, ...present.map(({ name }) => name)].join('|');
  const acting = here
    ? []
    : claimsIn(draft, { words: ACTS_ELSEWHERE(people), unless: COMES_FROM }).filter(
        (words) => ![place, world].some((name) => sharesPlace(name, words)),
      );
  const inside = isIndoors || here ? [] : claimsIn(draft, { words: INSIDE, unless: COMES_FROM });
  const atSea =
    here || /船|舟|海|島|岬|桟橋|波止場/u.test(place)
      ? []
      : claimsIn(draft, { words: AT_SEA, unless: COMES_FROM });
  const aboard = here || /船|甲板/u.test(place) ? [] : claimsIn(draft, { words: ABOARD });
  const corridor = isIndoors || place.includes('廊下') ? [] : claimsIn(draft, { words: CORRIDOR });
  const named = elsewhere
    .filter((name) => !place.includes(name))
    .flatMap((name) =>
      claimsIn(draft, {
        words: new RegExp(
          `${name}(?:の(?![^。、]{0,8}から)[^。、はがを]{1,6})?(?:に(?:立|着|い[るた]|腰|座|もた|寄りかか)|で[、。]|の中)`,
          'u',
        ),
      }),
    );
  return faultsOf(
    'place',
    [...generic, ...acting, ...inside, ...atSea, ...aboard, ...outside, ...corridor, ...named],
    (words) => `「${words}」ではない。ここは${place}である。`,
  );
};

/** Whether the scene is at such a place: 茶店 in 峠の茶店. */
function sharesPlace(name: string, words: string): boolean {
  return [...words.matchAll(new RegExp(ELSEWHERE, 'gu'))].some(([one]) => name.includes(one));
}
