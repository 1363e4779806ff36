import type { Setback } from '../../storylets/format/attempt';
import type { Condition } from '../../storylets/format/condition';
import type { Effect } from '../../storylets/format/effect';
import type { PlotScene, Spine } from '../../storylets/format/spine';
import type { Action } from '../../storylets/format/storylet';

const knows = (key: string): Condition => ({ is: 'knows', key });
const isSet = (key: string): Condition => ({ is: 'set', key });
const pass = (min: number, max: number): Condition => ({ is: 'pass', min, max });
const learn = (key: string): Effect => ({ does: 'learn', key });
const set = (key: string): Effect => ({ does: 'set', key });
const open = (thread: string): Effect => ({ does: 'open', thread });
const close = (thread: string): Effect => ({ does: 'close', thread });
const pay = (amount: number): Effect => ({ does: 'pay', amount });
/** In 銀貨. */
export const TOLL = 12;
const BEYOND_ANY_PURSE = 1_000_000;
const EVEN = { 平和: 1, 景気: 1, 混沌: 1 } as const;
const FAILS: Setback = { text: ['うまくいかなかった。'] };

function action(id: string, rest: Partial<Action> = {}): Action {
  return { id, appeal: EVEN, text: [`{me}は${id}をした。`], ...rest };
}

function scene(id: string, role: PlotScene['role'], rest: Partial<PlotScene>): PlotScene {
  return {
    ...{ id, role, acts: [], tension: 2, at: ['market'], text: [`${id}の場である。`] },
    actions: [action('go')],
    ...rest,
  };
}

/** A well that has to be opened before night: two obstacles, a lead to each way, one consequence. */
export const WELL: Spine = {
  id: 'well',
  promise: 'well',
  titles: ['井戸'],
  summary: [{ when: [], say: ['{me}は井戸を見た。'] }],
  obstacles: [
    { id: 'gate', after: [], passedWhen: [knows('gap')] },
    { id: 'lid', after: ['gate'] },
  ],
  scenes: [
    scene('wake', 'morning', {
      beat: 'opening',
      times: ['dawn'],
      effects: [],
      text: ['鐘が六つ鳴った。井戸の町の朝である。', '{me}は目をさます。'],
      again: ['また同じ朝だと{me}は知る。'],
      actions: [
        action('promise', { when: [pass(1, 1)], effects: [open('well')] }),
        action('rise', { when: [pass(2, 9)] }),
      ],
    }),
    scene('gate', 'obstacle', {
      obstacle: 'gate',
      because: ['井戸へ行くには、まず門である。'],
      again: ['門は、やはり閉じている。'],
      actions: [
        action('ask', {
          attempt: { difficulty: 2, skills: ['persuade'], fails: FAILS },
          effects: [set('gate')],
        }),
        action('climb', {
          attempt: {
            difficulty: 3,
            skills: ['climb'],
            limits: ['bad-leg'],
            fails: { ...FAILS, effects: [set('caught')] },
          },
          effects: [set('gate')],
        }),
        action('show-seal', { when: [isSet('seal')], effects: [set('gate')] }),
      ],
    }),
    scene('clerk', 'lead', {
      because: ['印があれば、門は通れる。'],
      actions: [
        action('beg', { effects: [set('seal')] }),
        action('bribe', { effects: [pay(2), set('seal')] }),
      ],
    }),
    scene('guard', 'consequence', {
      when: [isSet('caught')],
      actions: [action('wait', { effects: [learn('gap')] })],
    }),
    scene('lid', 'obstacle', {
      obstacle: 'lid',
      again: ['蓋は重いままだ。'],
      actions: [
        action('lift', {
          attempt: { difficulty: 3, skills: ['strength'], fails: FAILS },
          effects: [set('lid')],
        }),
        action('pry', {
          when: [knows('crack')],
          isLoopers: true,
          attempt: { difficulty: 1, fails: FAILS },
          effects: [set('lid')],
        }),
      ],
    }),
    scene('water', 'climax', {
      actions: [action('give', { effects: [close('well'), learn('kept')] })],
    }),
    scene('dry', 'lost', {
      actions: [action('leave', { effects: [close('well'), learn('lost')] })],
    }),
    scene('stroke', 'night', {
      times: ['night'],
      actions: [action('listen', { effects: [learn('crack')] })],
    }),
    scene('sleep', 'closing', { beat: 'closing', at: [], actions: [action('sleep')] }),
  ],
};

/** The same with a lid that nobody weak can lift. */
export const WELL_WITH_HEAVY_LID: Spine = {
  ...WELL,
  scenes: WELL.scenes.map((one) =>
    one.id === 'lid'
      ? {
          ...one,
          actions: [
            action('lift', {
              attempt: { difficulty: 3, limits: ['weak'], fails: FAILS },
              effects: [set('lid')],
            }),
          ],
        }
      : one,
  ),
};

/** Nothing bars the way to the water, which is given in one of these ways. */
function wellWithOpenWater(...ways: Action[]): Spine {
  return {
    ...WELL,
    obstacles: [],
    scenes: WELL.scenes.map((one) => (one.role === 'climax' ? { ...one, actions: ways } : one)),
  };
}

const LOST: Setback = { ...FAILS, effects: [close('well'), learn('lost')] };

/** The water can be given in two ways, both of which fail more often than not; one is easier for a strong traveller. */
export const WELL_WITH_TWO_BUCKETS: Spine = wellWithOpenWater(
  action('carry', {
    attempt: { difficulty: 3, skills: ['strength'], fails: LOST },
    effects: [close('well'), learn('kept')],
  }),
  action('pour', {
    attempt: { difficulty: 3, fails: LOST },
    effects: [close('well'), learn('kept')],
  }),
);

/** What is told where it fails says whether it has failed before. */
const LOST_AGAIN: Setback = {
  text: [
    {
      cases: [
        { when: [knows('spilt')], say: ['水は、今度もこぼれた。'] },
        { when: [], say: ['水は、はじめてこぼれた。'] },
      ],
    },
    {
      cases: [
        { when: [knows('lost')], say: ['もう朝は来ない。'] },
        { when: [], say: ['また朝が来る。'] },
      ],
    },
  ],
  effects: [learn('spilt'), close('well'), learn('lost')],
};

/** A weak traveller can't give the water; one that spills it learns something. */
export const WELL_WITH_A_LEAK: Spine = wellWithOpenWater(
  action('give', {
    attempt: { difficulty: 3, limits: ['weak'], fails: LOST_AGAIN },
    effects: [close('well'), learn('kept')],
  }),
);

/** Nobody weak can give the water. */
export const WELL_WITH_HEAVY_BUCKET: Spine = wellWithOpenWater(
  action('give', {
    attempt: {
      difficulty: 3,
      limits: ['weak'],
      fails: LOST,
    },
    effects: [close('well'), learn('kept')],
  }),
);

/** Whoever asks at the gate in vain can squeeze through it, at the price of a bruise, or look at it and leave. */
export const WELL_WITH_NARROW_GATE: Spine = {
  ...WELL_WITH_HEAVY_BUCKET,
  obstacles: [{ id: 'gate', after: [] }],
  scenes: WELL_WITH_HEAVY_BUCKET.scenes.map((one) =>
    one.id === 'gate'
      ? {
          ...one,
          actions: [
            action('ask', {
              attempt: { difficulty: 3, limits: ['weak'], fails: FAILS },
              effects: [set('gate')],
            }),
            action('squeeze', { effects: [{ does: 'hurt', hp: 1 }, set('gate')] }),
            action('look', { appeal: { 平和: 2, 景気: 2, 混沌: 2 } }),
          ],
        }
      : one,
  ),
};

/** The gate opens for a toll, which the purse allows twice. */
export const WELL_WITH_TOLL: Spine = {
  ...WELL_WITH_NARROW_GATE,
  scenes: WELL_WITH_NARROW_GATE.scenes.map((one) =>
    one.id === 'gate'
      ? {
          ...one,
          actions: [
            action('toll', { effects: [pay(TOLL), set('gate')] }),
            action('look', {
              appeal: { 平和: 0, 景気: 0, 混沌: 0 },
            }),
          ],
        }
      : one,
  ),
};

/** The water can be withheld for no reason at all. */
export const WELL_TO_BE_WITHHELD: Spine = wellWithOpenWater(
  action('give', { effects: [close('well'), learn('kept')] }),
  action('withhold', { effects: [close('well'), learn('broken')] }),
);

/** The water can be withheld, which a traveller who likes it better does. */
export const WELL_WITH_A_WAY_OUT: Spine = {
  ...wellWithOpenWater(action('give')),
  scenes: WELL.scenes.map((one) =>
    one.role === 'climax'
      ? {
          ...one,
          actions: [
            action('give', { effects: [close('well'), learn('kept')] }),
            action('withhold', {
              appeal: { 平和: 3, 景気: 3, 混沌: 3 },
              effects: [close('well'), learn('broken')],
            }),
          ],
        }
      : one,
  ),
};

/** What goes wrong with the water, as it does for the weak, costs more than any traveller has. */
export const WELL_WITH_DEAR_WATER: Spine = wellWithOpenWater(
  action('give', {
    attempt: {
      difficulty: 2,
      limits: ['weak'],
      costs: { ...FAILS, effects: [pay(BEYOND_ANY_PURSE), close('well'), learn('repaid')] },
      fails: { ...FAILS, effects: [pay(BEYOND_ANY_PURSE), close('well'), learn('lost')] },
    },
    effects: [close('well'), learn('kept')],
  }),
);

/** Scenes of the hour in which the water is promised. */
const THE_HOUR: readonly PlotScene[] = [
  scene('bell', 'evening', {
    again: ['鐘つきが、また綱を取る。'],
    actions: [action('wait-at-gate'), action('shout')],
  }),
  scene('rope', 'prelude', { again: ['綱が、また下りる。'] }),
];

export const WELL_WITH_AN_HOUR: Spine = { ...WELL, scenes: [...WELL.scenes, ...THE_HOUR] };

/** The same with a lid that nobody weak can lift. */
export const WELL_WITH_A_LATE_HOUR: Spine = {
  ...WELL_WITH_HEAVY_LID,
  scenes: [...WELL_WITH_HEAVY_LID.scenes, ...THE_HOUR],
};
