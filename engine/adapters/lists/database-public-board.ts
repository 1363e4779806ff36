import type { DataSnapshot, Database } from 'firebase-admin/database';
import * as v from 'valibot';
import { paths } from '../../../story/paths';
import { timelineEntrySchema } from '../../../story/public-lists';
import { hiddenSchema, isSameHidden, type Hidden } from '../../../story/hidden';
import type { Contender, PublicBoard, StoryProjection } from '../../ports/lists/public-board';
import { enginePaths } from '../database/engine-paths';
import { childrenOf } from '../database/snapshot-children';
import { storyLikes } from '../database/story-likes';
import { hiddenStoriesQuery, hiddenUids } from './hidden-query';
import { listedSections } from './database-section-index';
import { changeNewestCover } from './newest-cover';
import { isHiddenTurn, placedEntry } from './placed-entry';

const contenderSchema = v.object({
  onamae: v.string(),
  data: v.object({ score: v.number() }),
});

/** Timeline entries that are removed in one write. */
const BATCH = 1000;

export function databasePublicBoard(database: Database): PublicBoard {
  const timeline = database.ref(paths.timeline);
  return {
    async project(projection) {
      let projected: Hidden;
      let now = await hiddenOf(projection.uid);
      do {
        projected = now;
        await write(projection, projected);
        // A turn of these entries may have been hidden in the meantime.
        now = await hiddenOf(projection.uid);
      } while (!isSameHidden(now, projected));
    },

    async newestEntries(limit) {
      const newest = await timeline.orderByChild('date').limitToLast(limit).get();
      return childrenOf(newest).flatMap((child) => {
        const entry = v.safeParse(timelineEntrySchema, child.val());
        return child.key === null || !entry.success ? [] : [{ key: child.key, ...entry.output }];
      });
    },

    async entriesOfNewStories() {
      const known = await database.ref(enginePaths.newStoryEntries).get();
      return childrenOf(known).flatMap(({ key }) => key ?? []);
    },

    async watchBest(limit, listener) {
      const best = database.ref(paths.entries).orderByChild('data/score').limitToLast(limit);
      const hidden = hiddenStoriesQuery(database);
      let entries: DataSnapshot | null = null;
      let concealed: ReadonlySet<string> | null = null;
      const notify = (): void => {
        if (entries !== null && concealed !== null) listener(contenders(entries, concealed));
      };
      best.on('value', (now) => {
        entries = now;
        notify();
      });
      hidden.on('value', (now) => {
        concealed = hiddenUids(now);
        notify();
      });
      await Promise.all([best.once('value'), hidden.once('value')]);
      return () => {
        best.off();
        hidden.off();
      };
    },

    async readBest(limit) {
      const best = database.ref(paths.entries).orderByChild('data/score').limitToLast(limit);
      const [entries, hidden] = await Promise.all([best.get(), hiddenStoriesQuery(database).get()]);
      return contenders(entries, hiddenUids(hidden));
    },

    async writeRanking(ranking) {
      await database.ref(paths.ranking).set(ranking);
    },

    async trimTimeline(size) {
      await removeOlder(await timeline.orderByChild('date').limitToLast(size).get());
    },
  };

  async function hiddenOf(uid: string): Promise<Hidden> {
    return v.parse(hiddenSchema, (await database.ref(paths.hiddenOf(uid)).get()).val());
  }

  async function write(
    { uid, onamae, clause, score, timeline: entries, sections, ...projection }: StoryProjection,
    hidden: Hidden,
  ): Promise<void> {
    const { newest, newestKeys, ...placement } = projection;
    const changes: Record<string, unknown> = {
      [paths.member(uid)]: hidden.story ? null : { uid, onamae },
      [`${paths.entry(uid)}/clause`]: clause,
      [`${paths.entry(uid)}/data/score`]: score,
      ...listedSections(uid, sections),
    };
    const likes = entries.length === 0 ? 0 : await storyLikes(database, uid);
    for (const { key, cover, ...entry } of entries) {
      const shown = cover && { cover: { ...cover, ...(likes === 0 ? {} : { likes }) } };
      Object.assign(changes, placedEntry({ uid, key, entry: { ...entry, ...shown } }, hidden));
    }
    for (const key of placement.withdrawn) {
      changes[paths.timelineEntry(key)] = null;
      changes[`${enginePaths.hiddenTimeline(uid)}/${key}`] = null;
    }
    for (const key of [...placement.withdrawn, ...placement.forgotten]) {
      changes[enginePaths.newStoryEntry(key)] = null;
    }
    for (const key of placement.ofNewStory) changes[enginePaths.newStoryEntry(key)] = true;
    await database.ref().update(changes);
    if (newest === null) return;
    const shown = isHiddenTurn(uid, newest.url, hidden) ? null : newest;
    await changeNewestCover(database, newestKeys, (cover) => ({ ...cover, newest: shown }));
  }

  /** Removes all entries that are older than those of the window. */
  async function removeOlder(window: DataSnapshot): Promise<void> {
    const oldest = childrenOf(window)[0];
    const date: unknown = oldest?.child('date').val();
    if (typeof oldest?.key !== 'string' || typeof date !== 'string') return;
    const older = timeline.orderByChild('date').endBefore(date, oldest.key).limitToFirst(BATCH);
    for (;;) {
      const found = childrenOf(await older.get());
      const changes: Record<string, null> = {};
      for (const { key } of found) if (key !== null) changes[key] = null;
      await timeline.update(changes);
      if (found.length < BATCH) return;
    }
  }
}

function contenders(entries: DataSnapshot, concealed: ReadonlySet<string>): Contender[] {
  return childrenOf(entries).flatMap((entry) => {
    const parsed = v.safeParse(contenderSchema, entry.val());
    if (entry.key === null || !parsed.success || concealed.has(entry.key)) return [];
    const { onamae, data } = parsed.output;
    return [{ uid: entry.key, onamae, score: data.score }];
  });
}
