import type { Camp } from '../../../story/camp';
import { listedCatalogue } from '../../../story/catalogue/catalogue';
import { EMPTY_EQUIPMENT } from '../../../story/entry';
import { abilitiesOf } from '../../player/abilities';
import { travellerOf } from '../../player/traveller';
import type { Condition } from '../../storylets/format/condition';
import type { Storylet } from '../../storylets/format/storylet';
import type { World } from '../../storylets/format/world';
import { nameIn, type Situation } from '../../storylets/rules/situation';
import { EMPTY_STATE } from '../../world/state';

/** 商品ID of something worn in each slot, so that every slot of a text has a value. */
const EQUIPMENT = { hand: 701, armor: 501, accessory: 821, food: 1141 };

/** A situation in which a scene is possible: its conditions hold, and purse and bag are full. */
export function trialSituation(
  world: World,
  { at, times = ['day'], when = [], ...rest }: Storylet,
  camp: Camp,
  seed: number,
): Situation {
  const place = nameIn(world, at[0] ?? world.start);
  const memories = [...JSON.stringify(rest).matchAll(/\{memo\.([a-z0-9-]+)\}/gu)];
  const keys = [
    ...memories.map(([, key = '']) => key),
    ...when.flatMap((one) => (one.is === 'knows' ? [one.key] : [])),
  ];
  const lots = listedCatalogue().map(({ 商品ID }) => ({ itemId: 商品ID, count: 12, cost: 0 }));
  const [sold] = lots;
  return {
    world,
    traveller: travellerOf(
      {
        uid: 'writer',
        onamae: '灯',
        firstWord: 'また同じ朝か……。',
        camp,
        category: ['本', '食物'],
        equipment: { ...EMPTY_EQUIPMENT, ...EQUIPMENT, text: '方向音痴で、猫に好かれる' },
        importantIds: [],
      },
      abilitiesOf(
        {
          uid: 'writer',
          onamae: '灯',
          firstWord: 'また同じ朝か……。',
          camp,
          category: ['本', '食物'],
          equipment: { ...EMPTY_EQUIPMENT, ...EQUIPMENT, text: '方向音痴で、猫に好かれる' },
          importantIds: [],
        },
        null,
      ),
    ),
    state: {
      ...EMPTY_STATE,
      place,
      time: times[0] ?? 'day',
      money: 200,
      hp: 8,
      lots,
      knowledge: Object.fromEntries(keys.map((key) => [key, '麻縄'])),
      threads: when.flatMap((one) => threadsFor(world, one)),
      lastSale:
        sold === undefined ? null : { itemId: sold.itemId, count: 3, total: 12, place, day: 1 },
    },
    moment: { seed, chapter: 2, turn: 1 },
    weather: when.flatMap((one) => (one.is === 'weather' ? one.weathers : []))[0] ?? 'clear',
    deal: null,
    guest: { uid: 'guest', name: 'ゆき', firstWord: 'おはよう。', voice: 'plain' },
  };
}

function threadsFor(world: World, condition: Condition): Situation['state']['threads'] {
  if (condition.is !== 'thread' || condition.status === 'none') return [];
  const id = nameIn(world, condition.thread);
  return [{ id, mandatory: false, status: condition.status }];
}
