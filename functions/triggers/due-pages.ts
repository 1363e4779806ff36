import type { DueStory } from '../../engine/ports/stories/agenda';
import { errorDetail } from '../../engine/ports/runtime/error-detail';
import { handOut } from './hand-out';
import type { StoryDeps } from './story-deps';

/** Stories read and queued in one batch. */
const PIECE = 200;
/** Limits of one run, in stories and in ms: the next run continues. */
const MOST = 20_000;
const LONGEST_MS = 45_000;

/** Queues a task for each due story. */
export async function duePages<Save>(deps: StoryDeps<Save>): Promise<void> {
  const { agenda, clock, log } = deps;
  const until = clock.now() + LONGEST_MS;
  const begun = await agenda.readPlace();
  let place = begun;
  let seen = 0;
  let failures = 0;
  do {
    const due = await agenda.due(clock.now(), place, PIECE);
    failures += await handOutAll(due, deps);
    seen += due.length;
    place = due.length < PIECE ? null : (due.at(-1) ?? null);
    // Stored after each batch: the next run does not repeat an interrupted one.
    if (place !== null || begun !== null) await agenda.writePlace(place);
  } while (place !== null && seen < MOST && clock.now() < until);
  if (place !== null) log({ level: 'warning', code: 'due-pages-left', detail: `${seen} seen` });
  if (failures > 0) throw new Error(`${failures} of ${seen} pages could not be handed out.`);
}

/** @returns how many could not be queued. */
async function handOutAll<Save>(due: readonly DueStory[], deps: StoryDeps<Save>): Promise<number> {
  const results = await Promise.all(
    due.map((story) =>
      handOut(story, deps).then(
        () => true,
        (error: unknown) => {
          const detail = errorDetail(error);
          deps.log({ level: 'error', code: 'page-not-handed-out', uid: story.uid, detail });
          return false;
        },
      ),
    ),
  );
  return results.filter((isDone) => !isDone).length;
}
