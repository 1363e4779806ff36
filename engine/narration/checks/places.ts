import { claimsIn } from './claims';
import { faultsOf, type Check } from './check';

const AT = '(?:の間に|の中|の奥|の頂|の扉が|の階段を|の風が|で、?|に(?:立|いる|足音|着))';
const PLACES = new RegExp(
  `(?:玉座|広間|洞窟|森|砂漠|雪山|甲板|牢|地下室|神殿|宮殿|城|宿の部屋|学院|寝室|聖堂|荒野)${AT}`,
  'u',
);
/** Every house has one: it is another place only for those who stand outside. */
const CORRIDOR = new RegExp(`廊下${AT}`, 'u');

/** Rejects another place than the scene's. */
export const places: Check = (draft) => {
  const { place, elsewhere, isIndoors } = draft.facts;
  const here = PLACES.test(`${place}の中`) || PLACES.test(`${place}で`);
  const generic = here ? [] : claimsIn(draft, { words: PLACES });
  const corridor = isIndoors || place.includes('廊下') ? [] : claimsIn(draft, { words: CORRIDOR });
  const named = elsewhere
    .filter((name) => !place.includes(name))
    .flatMap((name) =>
      claimsIn(draft, { words: new RegExp(`${name}(?:に(?:立|着|い[るた])|で[、。]|の中)`, 'u') }),
    );
  return faultsOf(
    'place',
    [...generic, ...corridor, ...named],
    (words) => `「${words}」ではない。ここは${place}である。`,
  );
};
