import { describe, expect, it } from 'vitest';
import type { ChosenScene } from '../gm/choose-scene';
import { situationOf } from '../narration/testing/request-of';
import type { Incident } from '../storylets/format/own-turn';
import { EMPTY_STATE, type WorldState } from '../world/state';
import { withIncident } from './referee-incident';

function sceneWith(changes: Partial<WorldState> = {}): ChosenScene {
  const state = { ...EMPTY_STATE, place: 'market-town/market', money: 30, hp: 8, ...changes };
  return {
    storylet: {
      ...{ id: 'market', acts: [], tension: 2, at: ['market'], with: ['nagi'] },
      ...{ text: ['市である。'], actions: [] },
    },
    bindings: {},
    moved: null,
    outcome: { events: [], state, figures: {} },
    situation: { ...situationOf(), state },
  };
}

const changed = (incident: Incident, scene = sceneWith()) =>
  withIncident(scene, incident)?.scene.situation.state ?? null;

describe('an incident', () => {
  it('changes what its kind changes, and nothing else', () => {
    const before = sceneWith().situation.state;
    expect(changed({ what: 'find', amount: 3 })).toEqual({ ...before, money: 33 });
    expect(changed({ what: 'drop', amount: 3 })).toEqual({ ...before, money: 27 });
    expect(changed({ what: 'scratch' })).toEqual({ ...before, hp: 7 });
    expect(changed({ what: 'rest' })).toEqual({ ...before, hp: 9 });
    const warm = { ...before, trust: { 'market-town/nagi': 1 } };
    expect(changed({ what: 'warm', person: 'nagi' })).toEqual(warm);
  });

  it('is told with who and how much', () => {
    const told = withIncident(sceneWith(), { what: 'cool', person: 'nagi' })?.piece;
    expect(JSON.stringify(told?.passage)).toContain('ナギ');
    expect(withIncident(sceneWith(), { what: 'find', amount: 2 })?.piece.figures).toEqual({
      earned: 2,
    });
  });

  it.each<[string, Incident, ChosenScene?]>([
    ['a treasure', { what: 'find', amount: 4 }],
    ['a find of nothing', { what: 'find', amount: 0 }],
    ['a loss beyond the purse', { what: 'drop', amount: 3 }, sceneWith({ money: 11 })],
    ['a wound that could kill', { what: 'scratch' }, sceneWith({ hp: 3 })],
    ['rest without a wound', { what: 'rest' }, sceneWith({ hp: 10 })],
    ['somebody who is not here', { what: 'warm', person: 'yae' }],
    [
      'trust beyond what is written',
      { what: 'warm', person: 'nagi' },
      sceneWith({ trust: { 'market-town/nagi': 1 } }),
    ],
  ])('is refused where it is %s', (_, incident, scene = sceneWith()) => {
    expect(changed(incident, scene)).toBeNull();
  });
});
