import type { LikeShards } from '../../ports/likes/like-shards';
import type { PublicBoard } from '../../ports/lists/public-board';
import type { StoryRecord } from '../../ports/stories/story-record';
import type { StoryStore } from '../../ports/stories/story-store';
import { scoreOf } from '../likes/score';
import { publishedSections } from '../../ports/stories/published-sections';
import { sectionsAfter } from '../progress/cursor';
import { newestTimelineKeys } from '../progress/timeline-keys';
import { placeEntries } from './place-entries';

/** Projects published turns to the public lists. Everything here is idempotent. */
export interface Projector {
  /** Writes a record to the lists, without noting it in the record. */
  project(record: StoryRecord): Promise<void>;
  /** Notes that the lists contain this record; when the story has continued since, projects that as well. */
  settle(record: StoryRecord): Promise<void>;
  /** Projects the story's current state, whatever was projected before, and notes it. */
  bringUpToDate(uid: string): Promise<void>;
}

interface ProjectorDeps {
  readonly store: StoryStore;
  readonly board: PublicBoard;
  readonly shards: Pick<LikeShards, 'points'>;
}

export function createProjector({ store, board, shards }: ProjectorDeps): Projector {
  const project = async (record: StoryRecord): Promise<void> => {
    const score = async (): Promise<number> => scoreOf(record, await shards.points(record.uid));
    const placement = await placeEntries(record, board);
    let scored: number;
    let now = await score();
    do {
      scored = now;
      await board.project({
        uid: record.uid,
        onamae: record.onamae,
        clause: publishedSections(record),
        score: scored,
        sections: sectionsAfter(record, record.projected),
        newest: record.newest,
        newestKeys: newestTimelineKeys(record.uid, record),
        ...placement,
      });
      // A like that was counted in the meantime may have been overwritten.
      now = await score();
    } while (now !== scored);
  };

  const note = async (projected: StoryRecord): Promise<boolean> => {
    const sections = publishedSections(projected);
    const noted = await store.update(projected.uid, (record) =>
      publishedSections(record) === sections
        ? { ...record, projected: sections, outbox: [] }
        : null,
    );
    return noted !== null;
  };

  const bringUpToDate = async (uid: string): Promise<void> => {
    let isNoted = false;
    while (!isNoted) {
      const record = await store.read(uid);
      if (record === null || publishedSections(record) === 0) return;
      await project(record);
      isNoted = await note(record);
    }
  };

  return {
    project,
    bringUpToDate,
    async settle(record) {
      if (!(await note(record))) await bringUpToDate(record.uid);
    },
  };
}
