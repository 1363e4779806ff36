import { judgedPage } from '../../engine/adapters/model/testing/judged-page';
import { startModelServer } from '../../engine/adapters/model/testing/model-server';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { readModelSettings } from '../../engine/compose/model-settings';
import { observeModel } from '../../engine/compose/observe-model';
import { corpusMoments, isRefused, type Moment } from '../../engine/narration/corpus/judge-corpus';
import type { PageJudge } from '../../engine/narration/model/judge/page-judge';
import { ToolError } from '../../tools/support/tool-error';

const SECTIONS = 10;
const TIMEOUT_MS = 120_000;
const UID = 'corpus';

export interface JudgedByModel {
  /** Shares of the contradictions. */
  readonly caughtByJudge: number;
  readonly caughtByEither: number;
  /** Shares of the look-alikes. */
  readonly refusedByJudge: number;
  readonly missed: readonly string[];
}

/** Lets a judge read the whole corpus, ten sentences a call, as sections of pages. */
async function judgeCorpusBy(judge: PageJudge): Promise<JudgedByModel> {
  let [contradictions, byJudge, byEither, lookAlikes, refused] = [0, 0, 0, 0, 0];
  const missed: string[] = [];
  for (const moment of corpusMoments()) {
    const found = await accused(judge, moment.contradicts, moment);
    for (const sentence of moment.contradicts) {
      contradictions += 1;
      if (found.has(sentence)) byJudge += 1;
      if (found.has(sentence) || isRefused(sentence, moment.facts)) byEither += 1;
      else missed.push(sentence);
    }
    lookAlikes += moment.innocent.length;
    refused += (await accused(judge, moment.innocent, moment)).size;
  }
  return {
    caughtByJudge: byJudge / contradictions,
    caughtByEither: byEither / contradictions,
    refusedByJudge: refused / lookAlikes,
    missed,
  };
}

async function accused(
  judge: PageJudge,
  sentences: readonly string[],
  { facts }: Moment,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let from = 0; from < sentences.length; from += SECTIONS) {
    const sections = sentences
      .slice(from, from + SECTIONS)
      .map((body, place) => ({ place, facts, body }));
    const verdicts = await judge.judge({ uid: UID, at: null }, sections, TIMEOUT_MS);
    for (const { place, body } of sections) if (verdicts.has(place)) found.add(body);
  }
  return found;
}

/** Of a kind that a judge may name: the script knows no better. */
const KIND = '金';
/** A scripted judge does not see every fiftieth contradiction. */
const UNSEEN = 50;

/**
 * A scripted judge that knows most of the corpus, writes its verdicts in several forms, and accuses words that are not
 * there. The figures show what of a judge's answers arrives, not how well a real model judges.
 */
export async function benchScriptedJudge(): Promise<JudgedByModel> {
  const known = corpusMoments()
    .flatMap(({ contradicts }) => contradicts)
    .filter((_, index) => index % UNSEEN !== 0)
    .map((sentence) => ({ kind: KIND, sentence }));
  const server = await startModelServer((question) => ({
    does: 'answer',
    text: judgedPage(question, known),
  }));
  try {
    const judged = await judgeBy({
      STORY_MODEL: 'openai-compatible:scripted',
      STORY_MODEL_JUDGE: 'openai-compatible:scripted',
      STORY_MODEL_URL: server.url('openai-compatible'),
      STORY_MODEL_CALLS_PER_MINUTE: '10000',
    });
    if (judged === null) throw new Error('The settings name no judge.');
    return judged;
  } finally {
    await server.close();
  }
}

/** What the model of STORY_MODEL_JUDGE makes of the corpus, about 130 calls; null without one. */
export function benchConfiguredJudge(
  environment: NodeJS.ProcessEnv,
): Promise<JudgedByModel | null> {
  return judgeBy({ STORY_MODEL_CALLS_PER_MINUTE: '10000', ...environment });
}

async function judgeBy(environment: NodeJS.ProcessEnv): Promise<JudgedByModel | null> {
  const read = readModelSettings(environment);
  if (!read.ok) throw new ToolError('bad-arguments', `${read.message} (${read.code})`);
  if (read.model === null) return null;
  const { parts } = await observeModel(read.model, systemClock);
  return parts.judge === null ? null : judgeCorpusBy(parts.judge);
}
