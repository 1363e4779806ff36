import type { ChosenScene } from '../gm/choose-scene';
import { isAnywhere } from '../storylets/anywhere';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { apply } from '../world/apply';
import type { LedgerEvent } from '../world/event';
import type { WorldState } from '../world/state';
import { nextScene, readyForScene } from './next-scene';
import { outfitOf } from './outfit';
import type { StorySave } from './save';
import { findAction, findStorylet, isEnding } from './scene-of';
import { comesBetween } from './between';
import { keysFrom, plotAfter, repeatedMorning } from './plot';
import { inDeal } from './in-deal';
import { cluePiece, cluesIn } from './mystery';
import { noticesIn } from './notice';
import { plotScript } from './plot-script';
import { alikePiece } from './looking-back';
import { citationOf, recallPiece, rivalRecallAt, withRecall } from './recall';
import { citedFaces, recognitionsIn } from './recognition';
import { sceneScript } from './scene-script';
import { reckoningPieces } from './reckoning';
import { tomorrowPieces } from './tomorrow';
import { asksForGuest, presenceIn, type Narrate } from './narrate';
import type { TurnOutcome } from './turn-outcome';

/** The thread that every story leaves open: another person hears the seventh stroke. */
const HOOK = 'frame/seventh-stroke';

/** The game master moves the character to the next scene and has it narrated. @throws StoryError `no-scene` */
export async function gameMasterTurn(
  saved: StorySave,
  before: Situation,
  narrate: Narrate,
): Promise<TurnOutcome> {
  const { save, ready, preparing } = readyForScene(saved, before);
  const { scene, piece: incident = null } = nextScene(save, ready);
  const closing = closingEvents(scene.storylet, scene.situation);
  const state = closing.reduce(apply, scene.situation.state);
  const situation = { ...scene.situation, state };
  const moved = scene.moved === null ? [] : [scene.moved];
  const events = [...preparing, ...moved, ...scene.outcome.events, ...closing];
  const scriptOf = save.plot === null ? sceneScript : plotScript;
  const recall = save.plot === null ? null : rivalRecallAt(save, scene.storylet, situation);
  const ofScene = scriptOf(save, { ...scene, situation }, actedBefore(save, before));
  const clue = cluePiece(save, scene.storylet, situation);
  const clues = clue === null ? [] : inDeal([clue], [scene.storylet], situation);
  const told = [...ofScene, ...clues];
  const hasFace = recall !== null || recognitionsIn(told).length > 0;
  const alike = save.plot === null || hasFace ? null : alikePiece(save, { ...scene, situation });
  const script = [
    ...told,
    ...(recall === null ? [] : [recallPiece(recall, 4)]),
    ...(alike === null ? [] : [alike.piece]),
    ...(incident === null ? [] : [incident]),
    ...reckoningPieces(save, scene.storylet, situation),
    ...tomorrowPieces(save, scene.storylet),
  ];
  const citation = recall === null ? (alike?.citation ?? null) : citationOf(recall);
  const text = await narrate({
    role: 'model',
    situation,
    script,
    events,
    present: presenceIn(scene.storylet),
    opening: repeatedMorning(save, scene.storylet),
  });
  const at = { section: save.section, pass: state.pass };
  const keys = [...keysFrom(events), scene.storylet.id];
  const isShared = isAnywhere(scene.storylet.id) || comesBetween(scene.storylet);
  const guest = asksForGuest(scene.storylet) ? before.guest : null;
  return {
    save: {
      ...save,
      used: [...save.used, scene.storylet.id],
      shared: isShared ? [...save.shared, scene.storylet.id] : save.shared,
      guest: guest ?? save.guest,
      met: guest === null || save.met.includes(guest.uid) ? save.met : [...save.met, guest.uid],
      scene: { storylet: scene.storylet.id, bindings: { ...scene.bindings } },
      ...withRecall(save, recall ?? alike, withMorning(plotAfter(save.plot, at, keys), save, text)),
      flourishes: [...save.flourishes, ...noticesIn(script), ...recognitionsIn(script)],
      clues: [...save.clues, ...cluesIn(script)],
      ownTurns: incident === null ? save.ownTurns : [...save.ownTurns, save.section],
      echo: null,
      outfit: outfitOf(before.traveller),
    },
    storylet: scene.storylet,
    events,
    situation,
    text,
    because: becauseOf(scene, save),
    tool: null,
    shows: [],
    cites: [
      ...(citation === null || citation.word === '' ? [] : [citation]),
      ...citedFaces(save, script, situation.world),
    ].filter(({ word }) => text.includes(word)),
  };
}

/** A scene that comes again follows from its first time as well. */
function becauseOf(
  { storylet, because = [] }: ChosenScene,
  { used }: StorySave,
): readonly string[] {
  return used.includes(storylet.id) ? [...because, storylet.id] : because;
}

/** The words of the first morning are kept: every later one begins with them. */
function withMorning(plot: StorySave['plot'], { section }: StorySave, text: string) {
  return plot !== null && section === 1 ? { ...plot, morning: text } : plot;
}

/** Open side threads are closed with their world; the ending opens the one thread that stays open. */
function closingEvents(storylet: Storylet, { state, world }: Situation): LedgerEvent[] {
  if (isEnding(storylet)) return [{ type: 'open', thread: HOOK, mandatory: false }];
  return storylet.beat === 'closing' ? openThreads(state, world.id) : [];
}

function openThreads({ threads }: WorldState, world: string): LedgerEvent[] {
  return threads
    .filter(({ id, status }) => status === 'open' && id.startsWith(`${world}/`))
    .map(({ id }) => ({ type: 'close', thread: id }));
}

function actedBefore({ echo }: StorySave, { world }: Situation): Parameters<typeof sceneScript>[2] {
  if (echo === null) return null;
  const storylet = findStorylet(world, echo.storylet);
  const action = findAction(world, echo);
  return storylet === undefined || action === undefined ? null : { storylet, action };
}
