import { WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { playerWith } from '../../engine/model-player/testing/player-with';
import {
  MOODS,
  scriptedPlayer,
  type Mood,
} from '../../engine/model-player/testing/scripted-player';
import { offlineNarrator } from '../../engine/narration/offline-narrator';
import { BOUNDS } from '../../engine/referee/bounds';
import { decisionFor } from '../../engine/turn/decided';
import { decideAhead } from '../../engine/turn/decide-ahead';
import { beginBook } from '../../engine/turn/book';
import { parseSave, serialiseSave, type StorySave } from '../../engine/turn/save';
import { step, type Step } from '../../engine/turn/step';
import { narratedTurn, type NarratedTurn } from '../../engine/turn/testing/proofread';
import { participantOf } from '../story-play';
import { promisesKept, violationsOf, type Checked } from '../story-violations';

/** So often a turn is played twice, as after a crash. */
const REPLAYED = 7;
/** No story is meant to have so many turns. */
const TOO_MANY_TURNS = 600;

interface PlayedByModel extends Checked {
  readonly ended: boolean;
  /** What was violated beside the rules of every story. */
  readonly own: readonly string[];
  /** Log events of decisions, `code: detail`. */
  readonly decisions: readonly string[];
}

export interface Refereed {
  readonly turns: number;
  readonly stories: number;
  readonly violations: Readonly<Record<string, number>>;
  /** By mood, code of the log, and reason or kind. */
  readonly decisions: Readonly<Record<string, number>>;
}

/** Whole stories, one after the other, until so many turns are played: models of all moods under the referee. */
export async function playUnderReferee(turns: number): Promise<Refereed> {
  const violations: Record<string, number> = {};
  const decisions: Record<string, number> = {};
  let played = 0;
  let stories = 0;
  for (let seed = 1; played < turns; seed += 1) {
    const mood = MOODS[seed % MOODS.length] ?? 'good';
    const story = await playByModel(seed, mood);
    played += story.steps.length;
    stories += 1;
    count(violations, [
      ...violationsOf(story),
      ...story.own,
      ...(story.ended ? [] : ['unended']),
      ...(promisesKept(story) ? [] : ['promise']),
    ]);
    count(
      decisions,
      story.decisions.map((one) => `${mood} ${one}`),
    );
  }
  return { turns: played, stories, violations, decisions };
}

async function playByModel(seed: number, mood: Mood): Promise<PlayedByModel> {
  const participant = participantOf(seed, CAMPS[seed % CAMPS.length] ?? '平和');
  const book = beginBook({ seed, serial: seed % 2 === 0 ? seed : 0, worlds: WORLDS });
  const { player, events } = playerWith(scriptedPlayer(mood));
  const steps: Step[] = [];
  const told: NarratedTurn[] = [];
  const own: string[] = [];
  let { save } = book;
  while (!save.ended && steps.length < TOO_MANY_TURNS) {
    const decided = await decideAhead(save, participant, book.worlds, player);
    const before = parseSave(serialiseSave(decided ?? save));
    const next = await step(before, participant, book.worlds, offlineNarrator);
    if (steps.length % REPLAYED === 0) {
      const again = await step(before, participant, book.worlds, offlineNarrator);
      if (JSON.stringify(again.played) !== JSON.stringify(next.played)) own.push('replayed');
    }
    own.push(...ownViolations(before, next));
    told.push(narratedTurn(before, next));
    steps.push(next);
    save = next.save;
  }
  const decisions = events
    .filter(({ code }) => code.startsWith('turn-decided'))
    .map(({ code, detail = '' }) => `${code}: ${detail}`);
  return { participant, book: book.worlds, steps, told, own, decisions, ended: save.ended };
}

/** What a turn with something of the model's own must not do. */
function ownViolations(before: StorySave, { save, events, state }: Step): string[] {
  const { deed = null, incident = null } = decisionFor(before) ?? {};
  const isOwn = save.ownTurns.length > before.ownTurns.length;
  if (isOwn !== (deed !== null || incident !== null)) return ['own turn that was not decided'];
  if (!isOwn) return [];
  const spent = deed === null ? BOUNDS.windfall : BOUNDS.gift;
  const free = deed === null ? 0 : before.state.money - spent - state.money;
  const structural = deed !== null && events.some(({ type }) => OF_THE_PLOT.includes(type));
  return [
    ...(free > 0 ? ['own deed that costs too much'] : []),
    ...(state.hp < 1 ? ['own deed that kills'] : []),
    ...(structural ? ['own deed that settles the plot'] : []),
    ...(save.ownTurns.length > 4 ? ['too many own deeds'] : []),
  ];
}

const OF_THE_PLOT: readonly string[] = ['open', 'close', 'learn', 'set', 'rewind', 'move', 'fight'];

function count(counts: Record<string, number>, names: readonly string[]): void {
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
}
