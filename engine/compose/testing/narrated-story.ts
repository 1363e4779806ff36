import { WORLDS } from '#content';
import { systemClock } from '../../adapters/runtime/system-clock';
import type { Question } from '../../adapters/model/testing/model-server';
import { memoryUsage } from '../../narration/model/memory-usage';
import type { Clock } from '../../ports/runtime/clock';
import type { LogEvent } from '../../ports/runtime/event-log';
import type { Participant } from '../../ports/entries/participant';
import type { UsageStore } from '../../ports/runtime/usage-store';
import { beginBook } from '../../turn/book';
import { playTurn } from '../../turn/play-turn';
import type { Step } from '../../turn/step';
import { toldAhead } from '../../turn/tell-ahead';
import { readModelSettings } from '../model-settings';
import { openModelParts, type ModelParts } from '../open-narrator';

export interface TestNarrator extends ModelParts {
  readonly events: LogEvent[];
  readonly usage: UsageStore;
  /** Codes of all log events except usage, with their details. */
  readonly said: () => string[];
  readonly stop: () => void;
}

interface TestNarratorOptions {
  readonly protocol?: Question['protocol'];
  readonly clock?: Clock;
  readonly usage?: UsageStore;
  /** Settings other than the model and its address. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The narrator of these settings, with the model at this address. */
export async function narratorAt(
  url: string,
  options: TestNarratorOptions = {},
): Promise<TestNarrator> {
  const { protocol = 'openai-compatible', clock = systemClock, usage = memoryUsage() } = options;
  const read = readModelSettings({
    STORY_MODEL: `${protocol}:test-model`,
    STORY_MODEL_URL: url,
    GEMINI_API_KEY: 'test-key',
    STORY_MODEL_KEY: 'test-key',
    STORY_MODEL_CALLS_PER_MINUTE: '10000',
    ...options.environment,
  });
  if (!read.ok || read.model === null) throw new Error('The settings name no model.');
  const events: LogEvent[] = [];
  const stopping = new AbortController();
  const parts = await openModelParts(read.model, {
    clock,
    usage,
    log: (event) => events.push(event),
    stopping: stopping.signal,
  });
  return {
    ...parts,
    events,
    usage,
    said: () =>
      events
        .filter(({ code }) => code !== 'model-usage')
        .map(({ code, detail }) => (detail === undefined ? code : `${code}: ${detail}`)),
    stop: () => stopping.abort(),
  };
}

/** The first turns of the story of this number, told as the engine tells it: most of its days repeat. */
export async function playBook(
  participant: Participant,
  parts: ModelParts,
  { serial, turns }: { readonly serial: number; readonly turns: number },
): Promise<void> {
  const { save: begun, worlds } = beginBook({ seed: serial, serial, worlds: WORLDS });
  let save = begun;
  for (let turn = 0; turn < turns && !save.ended; turn += 1) {
    save = await toldAhead(save, participant, worlds, parts);
    ({ save } = await playTurn(save, participant, worlds));
  }
}

/** The first turns of a story, offline without a model. */
export async function playTurns(
  participant: Participant,
  parts: ModelParts | null,
  turns: number,
  seed = 3,
): Promise<Step[]> {
  const steps: Step[] = [];
  let { save } = beginBook({ seed, serial: 0, worlds: WORLDS });
  while (steps.length < turns && !save.ended) {
    if (parts !== null) save = await toldAhead(save, participant, WORLDS, parts);
    const next = await playTurn(save, participant, WORLDS);
    steps.push(next);
    save = next.save;
  }
  return steps;
}

export function textsOf(steps: readonly Step[]): string[] {
  return steps.map(({ played }) => played.turn.turn);
}
