import { admitWaiting } from '../../engine/handlers/admission/admit';
import { beginStory } from './begin-story';
import { traceOf } from './hand-out';
import type { StoryDeps } from './story-deps';

/** Begins the stories whose turn it is, and asks to be called again while somebody waits. */
export async function admitStories<Save>(parts: StoryDeps<Save>): Promise<void> {
  const next = await admitWaiting(parts, (uid) => beginStory(uid, traceOf(`begin ${uid}`), parts));
  if (next !== null) await parts.admissionQueue.wakeAt(next);
}
