import { findItem } from '../../story/catalogue/catalogue';
import type { Ending } from '../../story/ending';
import { sceneUrl } from '../../story/scene';
import type { Turn } from '../../story/turn';
import { withStandIns } from '../narration/facts/stand-ins';
import { realise } from '../narration/realise';
import { slotsOf } from '../narration/slots';
import { memoryOf, withText } from '../narration/narrated';
import { withWords } from '../narration/word-budget';
import type { Narrator } from '../narration/narrator';
import type { Participant } from '../ports/entries/participant';
import type { PlayedTurn } from '../ports/stories/storyteller';
import type { World } from '../storylets/format/world';
import { placeIn, type Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';
import { dealt } from '../casting/deal';
import { shuffled } from '../world/random';
import type { WorldState } from '../world/state';
import { battleOf } from './battle';
import { decisionsAfter } from './decided';
import { endingOf } from './ending';
import { gameMasterTurn } from './game-master-turn';
import { meritOf } from './merit';
import { playerTurn } from './player-turn';
import { openTurn } from './open-turn';
import type { StorySave } from './save';
import { isLastScene } from './scene-of';
import { withChapter } from './lived';
import { isNotice } from './notice';
import { isTrait } from './trait-piece';
import { pastAfter, pastAfterChapter } from './past';
import { pictureOf } from './picture';
import { spineOf } from './plot';
import { TOOTH_SPENT } from './action-script';
import { narrateFor } from './narrate';
import { factsOfTurn } from './facts-of-turn';
import type { TurnFacts } from './turn-facts';
import type { TurnOutcome } from './turn-outcome';

/**
 * A played turn with its ledger events and facts, which the storyteller's port leaves out because only the command line
 * and the measurements need them.
 */
export interface Step {
  /** After this turn. */
  readonly save: StorySave;
  readonly played: PlayedTurn;
  /** The turn's ledger events. */
  readonly events: readonly LedgerEvent[];
  readonly state: WorldState;
  readonly facts: TurnFacts;
}

/**
 * Plays one turn: the game master's when no scene is open, else the player's. Deterministic apart from the narrator.
 * @throws SaveError `story-ended` · StoryError for faulty content
 */
export async function step(
  saved: StorySave,
  participant: Participant,
  worlds: readonly World[],
  narrator: Narrator,
): Promise<Step> {
  const { save, before } = openTurn(saved, participant, worlds);
  const narrate = narrateFor(save, participant.uid, narrator);
  const outcome =
    save.scene === null
      ? await gameMasterTurn(save, before, narrate)
      : await playerTurn(save, save.scene, before, narrate);
  const { situation, events } = outcome;
  const storyEnds = save.scene !== null && isLastScene(outcome.storylet);
  const isLast = save.chapter === save.worlds.length;
  const worldEnds = save.scene !== null && outcome.storylet.beat === 'closing';
  const chapterEnds = storyEnds || (worldEnds && !isLast);
  const after = advance(save, outcome, chapterEnds, storyEnds);
  const ending = storyEnds ? endingOf(after) : null;
  return {
    save: after,
    played: publish(save, outcome, { chapterEnds, ending, icon: participant.image ?? '' }),
    events,
    state: situation.state,
    facts: factsOfTurn(save, outcome),
  };
}

function advance(
  save: StorySave,
  outcome: TurnOutcome,
  chapterEnds: boolean,
  storyEnds: boolean,
): StorySave {
  const { save: next, situation, text, storylet } = outcome;
  const { state } = situation;
  const continued = {
    ...next,
    state: {
      ...state,
      lots: [...state.lots],
      threads: [...state.threads],
      facts: [...state.facts],
    },
    told: withText(next.told, text, placeIn(situation)?.name),
    past: pastAfter(next.past, outcome),
    said: withWords(next.said, text),
    glossed: [...save.glossed, ...glosses(save, situation, text).map(({ base }) => base)],
    decided: decisionsAfter(save),
    ended: storyEnds,
    section: save.section + 1,
  };
  if (!chapterEnds || storyEnds) return continued;
  const chapter = save.chapter + 1;
  const past = pastAfterChapter(continued.past, summaryOf(next, withStandIns(situation)));
  const closed = {
    ...continued,
    chapter,
    section: 1,
    past,
    lived: withChapter(continued),
    used: [],
    plot: null,
    ownTurns: [],
    glossed: [],
    guest: null,
  };
  // The consequence of a closing action belongs to its own world, so the next chapter does not narrate it.
  const flourishes = continued.flourishes.filter(
    (id) => isNotice(id) || isTrait(id) || id === TOOTH_SPENT,
  );
  return { ...closed, flourishes, echo: storylet.beat === 'closing' ? null : closed.echo };
}

function publish(
  save: StorySave,
  outcome: TurnOutcome,
  { chapterEnds, ending, icon }: { chapterEnds: boolean; ending: Ending | null; icon: string },
): PlayedTurn {
  const { situation, events, text, tool } = outcome;
  const { world, state, traveller } = situation;
  const sales = events.filter(({ type }) => type === 'sell');
  const ruby = glosses(save, situation, text);
  const role = save.scene === null ? 'model' : 'user';
  const storyEnds = ending !== null;
  const url = sceneUrl(pictureOf(outcome, { role, icon, storyEnds }));
  const battle = battleOf(outcome, url);
  const turn: Omit<Turn, 'date'> = {
    role,
    turn: text,
    url,
    sales: sales.reduce((sum, { money = 0 }) => sum + money, 0),
    unit: sales.reduce(
      (sum, { items = [] }) => sum - items.reduce((n, one) => n + one.count, 0),
      0,
    ),
    continue: !storyEnds,
    ...(storyEnds ? { ending } : {}),
    ...(ruby.length === 0 ? {} : { ruby }),
    ...(battle === null ? {} : { battle }),
    ...(tool === null ? {} : { worn: findItem(tool)?.商品名 ?? '' }),
  };
  const { deal } = situation;
  const spine = spineOf(outcome.save, world);
  const { titles: all } = spine ?? world;
  const titles =
    deal === null
      ? shuffled({ seed: save.seed, chapter: save.chapter, turn: 0 }, 'title', all)
      : dealt(all, spine === undefined ? deal.world : deal.spine, 'title', (title) => title);
  return {
    chapter: save.chapter,
    section: save.section,
    theme: world.theme,
    world: world.name,
    chapterTitle: titles[0] ?? world.name,
    chapterSummary: chapterEnds ? summaryOf(outcome.save, situation) : '',
    chapterEnds,
    turn,
    items: state.lots.map(({ itemId, count }) => ({ itemId, count })),
    merit: meritOf(traveller.camp, state.tally),
  };
}

function summaryOf(save: StorySave, situation: Situation): string {
  return realise(
    'summary',
    [{ cases: (spineOf(save, situation.world) ?? situation.world).summary }],
    {
      situation,
      slots: slotsOf(situation, {}, {}),
      fullness: 'lean',
      isNarrated: memoryOf(save.told),
    },
  );
}

/** Readings of the text's names that this chapter has not shown yet. */
function glosses(
  { glossed }: StorySave,
  { world }: Situation,
  text: string,
): { base: string; reading: string }[] {
  return Object.entries(world.readings)
    .filter(([base]) => text.includes(base) && !glossed.includes(base))
    .map(([base, reading]) => ({ base, reading }));
}
