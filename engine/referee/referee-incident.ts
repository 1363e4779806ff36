import { FRAME } from '#content';
import type { ChosenScene } from '../gm/choose-scene';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Effect } from '../storylets/format/effect';
import { arriveAt } from '../storylets/rules/arrive';
import { bindGoods } from '../storylets/rules/bind';
import { resolve } from '../storylets/rules/resolve';
import { nameOfPerson, type Situation } from '../storylets/rules/situation';
import { MAX_HP } from '../world/state';
import type { Incident } from '../storylets/format/own-turn';
import { BOUNDS, mostToSpend } from './bounds';
import { trust } from './referee-deed';
import { withWords } from './with-words';

/** A scene with what happens in it beside its text. */
export interface SceneWithIncident {
  readonly scene: ChosenScene;
  /** Tells the incident. */
  readonly piece: ScriptPiece;
}

/** Of a script's paragraphs: after the scene's own text. */
const PARAGRAPH = 5;

/** A due scene at another of its places; null where it can't happen there. @param ready Before the move to the scene. */
export function atPlace(scene: ChosenScene, place: string, ready: Situation): ChosenScene | null {
  const { storylet, situation } = scene;
  if (!storylet.at.includes(place)) return null;
  const { day, time } = situation.state;
  const arrival = arriveAt({ ...storylet, at: [place] }, ready, { day, time });
  if (arrival === null) return null;
  const { moved, there } = arrival;
  const bindings = bindGoods(storylet, there);
  const outcome = bindings === null ? null : resolve(storylet.effects, bindings, there);
  if (bindings === null || outcome === null) return null;
  return { ...scene, bindings, moved, outcome, situation: { ...there, state: outcome.state } };
}

/** The scene with an incident; null where the rules refuse it. */
export function withIncident(scene: ChosenScene, incident: Incident): SceneWithIncident | null {
  const { storylet, situation, outcome } = scene;
  if (!isWithin(incident, scene)) return null;
  const happened = resolve(effectsOf(incident, situation), {}, situation);
  if (happened === null || happened.events.length === 0) return null;
  const { events, state, figures } = happened;
  const who = 'person' in incident ? nameOfPerson(situation.world, incident.person) : '';
  return {
    scene: {
      ...scene,
      outcome: { ...outcome, state, events: [...outcome.events, ...events] },
      situation: { ...situation, state },
    },
    piece: plainPiece(
      `incident/${storylet.id}`,
      withWords(FRAME.incidents[incident.what] ?? [], { who: who ?? '' }),
      PARAGRAPH,
      { figures },
    ),
  };
}

function isWithin(incident: Incident, { storylet, situation }: ChosenScene): boolean {
  const { state } = situation;
  switch (incident.what) {
    case 'find':
      return incident.amount >= 1 && incident.amount <= BOUNDS.windfall;
    case 'drop':
      return incident.amount >= 1 && incident.amount <= mostToSpend(state, BOUNDS.windfall);
    case 'scratch':
      return state.hp > BOUNDS.leastHp;
    case 'rest':
      return state.hp < MAX_HP;
    case 'warm':
    case 'cool':
      return storylet.with?.includes(incident.person) === true;
  }
}

function effectsOf(incident: Incident, situation: Situation): readonly Effect[] {
  switch (incident.what) {
    case 'find':
      return [{ does: 'earn', amount: incident.amount }];
    case 'drop':
      return [{ does: 'pay', amount: incident.amount }];
    case 'scratch':
      return [{ does: 'hurt', hp: 1 }];
    case 'rest':
      return [{ does: 'heal', hp: 1 }];
    case 'warm':
      return trust(incident.person, 1, situation);
    case 'cool':
      return trust(incident.person, -1, situation);
  }
}
