import type { Storyteller } from '../ports/stories/storyteller';
import { createStoryteller } from '../turn/offline-storyteller';
import type { StorySave } from '../turn/save';
import type { ModelSettings } from './model-settings';
import { longestPage, openModelParts, type NarratorDeps } from './open-narrator';

export interface Storytellers {
  readonly storyteller: Storyteller<StorySave>;
  /** Three chapters are played before the first is readable: a model would delay the start. */
  readonly preparing: Storyteller<StorySave>;
  /** The longest time that a model takes before a turn, in ms. */
  readonly narratingMs: number;
}

/** The storytellers of an engine with these settings. */
export async function openStorytellers(
  model: ModelSettings | null,
  deps: NarratorDeps,
): Promise<Storytellers> {
  const offline = createStoryteller();
  if (model === null) return { storyteller: offline, preparing: offline, narratingMs: 0 };
  return {
    storyteller: createStoryteller(await openModelParts(model, deps)),
    preparing: offline,
    narratingMs: longestPage(model),
  };
}
