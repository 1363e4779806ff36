import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const AT =
  '(?:の間に|の(?:突き当たり|角|端|先|手すり)(?:で|に|を)|の中|の奥|の頂|の扉が|の階段を|の風が|の鉄格子|で、?|に揺られ|へ(?:進|入|踏|出)|を(?:越え|抜け|急|歩|進)|に(?:立|いる|足音|着|通され|入[っりる]|踏|出))';
const PLACES = new RegExp(
  `(?:玉座|広間|洞窟|森|砂漠|雪山|峠|甲板|船倉|牢|地下室|地下道|墓地|神殿|宮殿|城|塔|宿の部屋|学院|寝室|聖堂|荒野|草原|雪原|沼地|馬車|畦|麦畑)${AT}`,
  'u',
);
/** Ships: nothing else heels over. */
const ABOARD = /甲板[がは][^。、]{0,6}(?:傾|揺|軋)|船(?:べり|縁)から身を/u;
/** Out of doors: not where a scene is in a building. */
const OUTSIDE =
  /(?:甲板|砂浜|波打ち[ぎ際][^。]?|畦道|小道|山道|街道|野原|草原|麦畑|川岸|海辺|崖|往来|大通り|峠|森)(?:に(?:出|立)|へ出|を(?:急|歩|進|越え|抜け)|で(?!は)|の(?:砂|小道|草|土|中)[がを]?)|森の小道|波打ちぎわの/u;
/** Every house has one: it is another place only for those who stand outside. */
const CORRIDOR = new RegExp(`廊下${AT}`, 'u');
/** Whence others came. */
const COMES_FROM = /て(?:来|き)た(?:\p{Script=Han}|[^。、]{0,3}者)/u;

/** Rejects another place than the scene's. */
export const places: Check = (draft) => {
  const { place, elsewhere, isIndoors } = draft.facts;
  const here = PLACES.test(`${place}の中`) || PLACES.test(`${place}で`);
  const generic = here ? [] : claimsIn(draft, { words: PLACES, unless: COMES_FROM });
  const outside = isIndoors ? claimsIn(draft, { words: OUTSIDE, unless: COMES_FROM }) : [];
  const aboard = here || /船|甲板/u.test(place) ? [] : claimsIn(draft, { words: ABOARD });
  const corridor = isIndoors || place.includes('廊下') ? [] : claimsIn(draft, { words: CORRIDOR });
  const named = elsewhere
    .filter((name) => !place.includes(name))
    .flatMap((name) =>
      claimsIn(draft, {
        words: new RegExp(
          `${name}(?:の[^。、はがを]{1,6})?(?:に(?:立|着|い[るた]|腰|座|もた|寄りかか)|で[、。]|の中)`,
          'u',
        ),
      }),
    );
  return faultsOf(
    'place',
    [...generic, ...aboard, ...outside, ...corridor, ...named],
    (words) => `「${words}」ではない。ここは${place}である。`,
  );
};
