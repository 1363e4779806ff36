import { WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { contradictionsIn } from '../../engine/narration/checks/verify';
import { draftOf } from '../../engine/narration/model/draft';
import { factsFor } from '../../engine/narration/model/facts-for';
import { offlineNarrator } from '../../engine/narration/offline-narrator';
import type { Narrator } from '../../engine/narration/narrator';
import {
  HALVES,
  judgeCorpus,
  judgeUnseen,
  ratesOf,
  UNSEEN,
} from '../../engine/narration/corpus/judge-corpus';
import { beginBook } from '../../engine/turn/book';
import { step } from '../../engine/turn/step';
import { participantOf } from '../story-play';
import { benchConfiguredJudge, benchScriptedJudge } from './judge-corpus-by-model';
import { benchConfiguredModel } from './configured-model';
import { playUnderReferee } from './model-plays';
import { benchScriptedModel } from './scripted-model';

const TURNS = 2000;
/** Under the referee, by models of all moods. */
const PLAYED_TURNS = 10_000;

/** Refused turns by their codes. */
type Refused = Record<string, number>;

/**
 * How the checks of a model's prose judge the corpus of contradictions, kind by kind, and the offline engine's own turns.
 * `scripted` has the costs of whole stories, `scriptedThatPlays` those with the model's choices, `configured` what the model of STORY_MODEL gives.
 * `withoutOutline` judges those by the state alone, which lists what only the outline excuses.
 */
export async function benchModel(): Promise<object> {
  const corpus = HALVES.map((half) => {
    const judged = judgeCorpus(half);
    const kinds = judged.map(({ kind, contradictions, missed, lookAlikes, refused }) => [
      kind,
      `caught ${contradictions - missed.length}/${contradictions}, false ${refused.length}/${lookAlikes}`,
    ]);
    return [half, { ...ratesOf(judged), kinds: Object.fromEntries(kinds) as object }];
  });
  const unseen = UNSEEN.map((set) => [set, ratesOf(judgeUnseen(set))]);
  const configured = await benchConfiguredModel(process.env);
  const configuredJudge = await benchConfiguredJudge(process.env);
  return {
    ...(Object.fromEntries(corpus) as object),
    unseen: Object.fromEntries(unseen) as object,
    offline: await judgeOffline(),
    plays: await playUnderReferee(PLAYED_TURNS),
    scripted: await benchScriptedModel(false),
    scriptedThatPlays: await benchScriptedModel(true),
    scriptedJudge: await benchScriptedJudge(),
    ...(configured === null ? {} : { configured }),
    ...(configuredJudge === null ? {} : { configuredJudge }),
  };
}

async function judgeOffline(): Promise<object> {
  const people = [...new Set(WORLDS.flatMap((world) => world.people.map(({ name }) => name)))];
  const withOutline: Refused = {};
  const withoutOutline: Refused = {};
  let turns = 0;
  const judging: Narrator = {
    async narrate(request) {
      const facts = await factsFor(request, { offline: offlineNarrator, people });
      const draft = draftOf(facts.outline, request, facts);
      count(withOutline, contradictionsIn(draft));
      count(withoutOutline, contradictionsIn({ ...draft, facts: { ...facts, outline: '' } }));
      turns += 1;
      return offlineNarrator.narrate(request);
    },
  };
  for (let seed = 1; turns < TURNS; seed += 1) {
    const camp = CAMPS[seed % CAMPS.length] ?? '平和';
    const book = beginBook({ seed, serial: seed, worlds: WORLDS });
    let { save } = book;
    while (!save.ended && turns < TURNS) {
      save = (await step(save, participantOf(seed, camp), book.worlds, judging)).save;
    }
  }
  return { turns, withOutline, withoutOutline };
}

function count(refused: Refused, faults: readonly { readonly code: string }[]): void {
  const codes = new Set(faults.map(({ code }) => code));
  for (const code of codes.size === 0 ? [] : [...codes, 'any']) {
    refused[code] = (refused[code] ?? 0) + 1;
  }
}
