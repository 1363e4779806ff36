import { admitWaiting } from '../../engine/handlers/admission/admit';
import { beginStory } from './begin-story';
import { traceOf } from './hand-out';
import type { StoryDeps } from './story-deps';

/** Admits the next stories of the waiting list, and schedules another call while it is not empty. */
export async function admitStories<Save>(deps: StoryDeps<Save>): Promise<void> {
  const next = await admitWaiting(deps, (uid) => beginStory(uid, traceOf(`begin ${uid}`), deps));
  if (next !== null) await deps.admissionQueue.wakeAt(next);
}
