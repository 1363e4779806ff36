import type { Participant } from '../../ports/entries/participant';
import type { NarrationRequest } from '../narrator';
import { abilitiesOf } from '../../player/abilities';
import { travellerOf } from '../../player/traveller';
import { EMPTY_EQUIPMENT } from '../../../story/entry';
import type { World } from '../../storylets/format/world';
import type { Situation } from '../../storylets/rules/situation';
import { EMPTY_STATE } from '../../world/state';

/** A market with one person present and another elsewhere. */
const WORLD: World = {
  id: 'market-town',
  theme: '冒険物',
  name: '市の町',
  titles: ['市の朝'],
  summary: [{ when: [], say: ['{me}は市を出た。'] }],
  places: [{ id: 'market', name: '朝市', scene: 'market', ways: [], details: [] }],
  start: 'market',
  people: [
    { id: 'nagi', name: 'ナギ', manner: '測量師。ゆっくり話す。' },
    { id: 'toji', name: 'トウジ', manner: 'この冬に逝った灯守。' },
    { id: 'yae', name: 'ヤエ', manner: '数を数える子ども。' },
  ],
  promise: 'letter',
  quest: { resolve: [], ways: { asking: [], knowing: [], hurrying: [] } },
  demand: { categories: {}, tags: {} },
  weather: { clear: 1 },
  sky: { dawn: [], day: [], dusk: [], night: [] },
  readings: {},
  storylets: [],
};

/** 商品ID of 麻の荒苧. */
const SOLD = 4;

export function situationOf(changes: Partial<Participant> = {}): Situation {
  const participant: Participant = {
    uid: 'someone',
    onamae: '灯',
    firstWord: 'また同じ朝か……。',
    camp: '景気',
    category: [],
    equipment: EMPTY_EQUIPMENT,
    importantIds: [],
    ...changes,
  };
  return {
    world: WORLD,
    state: { ...EMPTY_STATE, place: 'market-town/market', money: 42, hp: 10 },
    traveller: travellerOf(participant, abilitiesOf(participant, null)),
    moment: { seed: 1, chapter: 1, turn: 4 },
    weather: 'clear',
    guest: null,
    deal: null,
  };
}

/** A turn in which three bundles are sold to ナギ for 12 銀貨 in all, and トウジ is mentioned. */
export function requestOf(changes: Partial<NarrationRequest> = {}): NarrationRequest {
  return {
    uid: 'someone',
    role: 'user',
    situation: situationOf(),
    script: [],
    events: [{ type: 'sell', money: 12, items: [{ itemId: SOLD, count: -3 }] }],
    present: { people: ['nagi'], guest: false },
    past: { chapters: [], deeds: [], turns: [], named: [] },
    opening: '',
    isOverBudget: () => false,
    isNarrated: () => false,
    ...changes,
  };
}
