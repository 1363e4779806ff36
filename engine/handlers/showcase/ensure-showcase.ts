import { SHOWCASE_UID } from '../../../story/paths';
import type { Participant } from '../../ports/entries/participant';
import type { StoryRecord } from '../../ports/stories/story-record';
import type { PlayedTurn, Storyteller } from '../../ports/stories/storyteller';
import { newRecord } from '../play/open-story';
import type { PlayDeps } from '../play/play-deps';
import { readEntry } from '../participants/read-entry';
import { claim } from '../publication/claim';
import { publishTurns, type Publication } from '../publication/publish-turns';
import { layOut } from './lay-out';
import { showcaseEntry } from './showcase-entry';

/** The minimum number of complete chapters. */
export const SHOWCASE_CHAPTERS = 3;
/** Interval of checks while another worker prepares the showcase, in ms. */
const LOOK_MS = 200;

interface PlayedChapter {
  readonly turns: readonly PlayedTurn[];
  /** The storyteller's state after the last turn. */
  readonly save: string;
}

/**
 * Makes sure that the showcase exists: its first chapters are played at once, one transaction for each chapter, and
 * backdated by the regular pace. Afterwards it continues like every other story.
 */
export async function ensureShowcase<Save>(
  deps: PlayDeps<Save>,
  stopping: AbortSignal,
): Promise<void> {
  const { storyteller, store, entries, projector, clock, log, leaseMs } = deps;
  const uid = SHOWCASE_UID;
  await entries.create(showcaseEntry(1, new Date(clock.now())));
  const read = await readEntry(uid, deps);
  if (!read.ok) return log({ level: 'warning', code: read.code, uid });
  const { participant, image } = read;
  const leaseUntil = (): number => clock.now() + leaseMs;
  await store.create(uid, (serial) => ({
    ...newRecord(storyteller, participant, clock.now(), serial),
    lease: { owner: deps.owner, until: leaseUntil() },
  }));
  for (;;) {
    const claimed = await store.update(uid, (record) => {
      const now = clock.now();
      const due = { ...record, turnDueAt: Math.min(record.turnDueAt, now) };
      return isReady(record) ? null : claim(due, { owner: deps.owner, now, until: leaseUntil() });
    });
    if (claimed !== null) await playChapters(claimed, { ...participant, image }, deps);
    const record = await store.read(uid);
    if (record === null || isReady(record) || stopping.aborted) break;
    await clock.wait(LOOK_MS, stopping);
  }
  await projector.bringUpToDate(uid);
}

function isReady({ status, sections, chapterEnded }: StoryRecord): boolean {
  const chapters = sections.length - (chapterEnded ? 0 : 1);
  return status === 'ended' || chapters >= SHOWCASE_CHAPTERS;
}

async function playChapters<Save>(
  claimed: StoryRecord,
  participant: Participant & Pick<Publication, 'image'>,
  deps: PlayDeps<Save>,
): Promise<void> {
  const { storyteller, store, clock, log, pace, leaseMs } = deps;
  const { uid } = claimed;
  const chapters = await playToTheEnd(claimed.save, participant, storyteller);
  const played = chapters.flatMap((chapter) => chapter.turns);
  const length = layOut(played, 0, pace).at(-1)?.at ?? 0;
  // After a crash the dates continue from the last turn; otherwise the last turn is dated now.
  const start = claimed.sections.length > 0 ? claimed.turnDueAt : clock.now() - length;
  const timed = layOut(played, start, pace);
  for (const [index, { turns, save }] of chapters.entries()) {
    const chapter = turns[0]?.chapter ?? 0;
    const publication = {
      generation: claimed.generation,
      onamae: participant.onamae,
      camp: participant.camp,
      firstWord: participant.firstWord,
      image: participant.image,
      // The showcase is played before other entries exist: there are no guest candidates.
      guestCandidates: [],
      turns: timed.filter((turn) => turn.played.chapter === chapter),
      save,
      projected: claimed.projected,
      leaseUntil: index === chapters.length - 1 ? null : clock.now() + leaseMs,
    };
    const published = await store.publish(uid, chapter, (story) =>
      publishTurns(story, publication, pace),
    );
    if (published === null) return;
    log({ level: 'info', code: 'chapter-published', uid, chapter });
  }
}

/** Plays until there are enough chapters or the story ends. */
async function playToTheEnd<Save>(
  saved: string,
  participant: Participant,
  storyteller: Storyteller<Save>,
): Promise<PlayedChapter[]> {
  const chapters: PlayedChapter[] = [];
  let save = storyteller.parse(saved);
  let turns: PlayedTurn[] = [];
  for (;;) {
    const step = await storyteller.play(save, participant);
    save = step.save;
    turns.push(step.played);
    if (step.played.chapterEnds) {
      chapters.push({ turns, save: storyteller.serialise(save) });
      turns = [];
      if (step.played.chapter >= SHOWCASE_CHAPTERS || !step.played.turn.continue) return chapters;
    }
  }
}
