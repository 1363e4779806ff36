import { WORLDS } from '#content';
import { expect, it } from 'vitest';
import type { PlannedPage } from '../narration/page';
import { ENGINES_CHOICE } from './decision';
import type { PagePlan } from './plan-page';
import type { StorySave } from './save';
import { tellAhead } from './tell-ahead';
import { beginStory, participantOf } from './testing/play-story';

it('a page whose choices are stored is told from the plan with which they were made', async () => {
  const told: PlannedPage[] = [];
  let asked = 0;
  const plans = new WeakMap<StorySave, PagePlan>();
  const options = {
    plans,
    pages: {
      tell(page: PlannedPage) {
        told.push(page);
        return Promise.resolve({ bodies: null });
      },
    },
    decider: {
      decide() {
        asked += 1;
        return Promise.resolve(ENGINES_CHOICE);
      },
    },
  };
  const participant = participantOf('平和');
  const decided = await tellAhead(beginStory(3), participant, WORLDS, options);
  if (decided === null) throw new Error('Nothing was decided.');
  expect(decided.decided).toHaveLength(asked);
  expect(told).toHaveLength(0);
  const plan = plans.get(decided);
  await tellAhead(decided, participant, WORLDS, options);
  expect(told[0]?.sections).toBe(plan?.sections);
  expect(decided.decided).toHaveLength(asked);
});
