import { expect, it } from 'vitest';
import type { Camp } from '../../story/camp';
import { situationOf } from '../narration/testing/request-of';
import { chooseOption, optionsInCharacter, type Option } from '../player/choose-action';
import type { LedgerEvent } from '../world/event';

/** An option that appeals to every camp equally: 3 most, 0 least. */
function optionOf(id: string, type: LedgerEvent['type'], appeal: 0 | 3): Option {
  const { state } = situationOf();
  const liked = { 平和: appeal, 景気: appeal, 混沌: appeal };
  return {
    action: { id, appeal: liked, text: [] },
    outcome: { events: [{ type }], state, figures: {} },
  };
}

const strike = optionOf('strike', 'fight', 3);
const yawn = optionOf('yawn', 'settle', 0);

const chosen = (camp: Camp, options: readonly Option[]): Set<string | undefined> =>
  new Set(
    Array.from({ length: 40 }, (_, turn) => {
      const situation = situationOf({ camp });
      const moment = { ...situation.moment, turn };
      const now = { ...situation, moment };
      return chooseOption(optionsInCharacter(options, now), now)?.action.id;
    }),
  );

it('平和 fights only where there is nothing else to do', () => {
  expect(chosen('平和', [strike, yawn])).toEqual(new Set(['yawn']));
  expect(chosen('平和', [strike])).toEqual(new Set(['strike']));
  expect(chosen('混沌', [strike, yawn])).toContain('strike');
});
