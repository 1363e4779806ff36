import type { DueStory } from '../../engine/ports/stories/agenda';
import { ensureShowcase, SHOWCASE_CHAPTERS } from '../../engine/handlers/showcase/ensure-showcase';
import { errorDetail } from '../../engine/ports/runtime/error-detail';
import { SHOWCASE_UID } from '../../story/paths';
import { handOut } from './hand-out';
import type { StoryDeps } from './story-deps';

/** Stories that are read, and handed out, at once. */
const PIECE = 200;
/** A run ends after so many, or so long (ms): the next one goes on from there. */
const MOST = 20_000;
const LONGEST_MS = 45_000;
/** Ended stories that one run looks after. */
const ENDED = 100;

/** Hands a task to the queue for each story that is due. */
export async function duePages<Save>(parts: StoryDeps<Save>): Promise<void> {
  const { agenda, clock, log } = parts;
  const until = clock.now() + LONGEST_MS;
  const begun = await agenda.readPlace();
  let place = begun;
  let seen = 0;
  let failures = 0;
  do {
    const due = await agenda.due(clock.now(), place, PIECE);
    failures += await handOutAll(due, parts);
    seen += due.length;
    place = due.length < PIECE ? null : (due.at(-1) ?? null);
    // At once: a run that is cut off is not begun again from its start.
    if (place !== null || begun !== null) await agenda.writePlace(place);
  } while (place !== null && seen < MOST && clock.now() < until);
  if (place !== null) log({ level: 'warning', code: 'due-pages-left', detail: `${seen} seen` });
  if (failures > 0) throw new Error(`${failures} of ${seen} pages could not be handed out.`);
}

/** @returns how many could not be handed out. */
async function handOutAll<Save>(due: readonly DueStory[], parts: StoryDeps<Save>): Promise<number> {
  const results = await Promise.all(
    due.map((story) =>
      handOut(story, parts).then(
        () => true,
        (error: unknown) => {
          const detail = errorDetail(error);
          parts.log({ level: 'error', code: 'page-not-handed-out', uid: story.uid, detail });
          return false;
        },
      ),
    ),
  );
  return results.filter((isDone) => !isDone).length;
}

/** Tells the public lists of stories whose last page's player died before it could. */
export async function settleEnded<Save>(parts: StoryDeps<Save>): Promise<void> {
  for (const uid of await parts.agenda.endedUnprojected(ENDED)) {
    await parts.projector.bringUpToDate(uid);
  }
}

/** Makes sure that guests find a story. Costs one small read when they do. */
export async function keepShowcase<Save>(parts: StoryDeps<Save>): Promise<void> {
  const progress = await parts.store.readProgress(SHOWCASE_UID);
  if (progress !== null && progress.sections.length >= SHOWCASE_CHAPTERS) return;
  await ensureShowcase(
    { ...parts, storyteller: parts.preparing, owner: parts.newOwner() },
    new AbortController().signal,
  );
}
