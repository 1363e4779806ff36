import { admitWaiting } from '../../engine/handlers/admission/admit';
import { beginStory } from './begin-story';
import { traceOf } from './hand-out';
import type { StoryDeps } from './story-deps';

/** Begins the stories whose turn it is, and asks to be called again while somebody waits. */
export async function admitStories<Save>(deps: StoryDeps<Save>): Promise<void> {
  const next = await admitWaiting(deps, (uid) => beginStory(uid, traceOf(`begin ${uid}`), deps));
  if (next !== null) await deps.admissionQueue.wakeAt(next);
}
