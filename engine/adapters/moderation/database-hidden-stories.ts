import type { DataSnapshot, Database } from 'firebase-admin/database';
import * as v from 'valibot';
import { hiddenSchema } from '../../../story/hidden';
import { paths } from '../../../story/paths';
import { timelineEntrySchema } from '../../../story/public-lists';
import type { HiddenStories } from '../../ports/moderation/hidden-stories';
import { enginePaths } from '../database/engine-paths';
import { placedEntry } from '../lists/placed-entry';
import { childrenOf } from '../database/snapshot-children';

/** Sorts after every character of a turn's address. */
const LAST = '\uf8ff';

const listedSchema = v.object({ onamae: v.string(), clause: v.pipe(v.number(), v.minValue(1)) });

export function databaseHiddenStories(database: Database): HiddenStories {
  const entriesOf = (uid: string) =>
    database.ref(paths.timeline).orderByChild('url').startAt(`${uid}/`).endAt(`${uid}/${LAST}`);

  return {
    async read(uid) {
      return v.parse(hiddenSchema, (await database.ref(paths.hiddenOf(uid)).get()).val());
    },

    async uids() {
      const stories = childrenOf(await database.ref(paths.hidden).get());
      return stories.flatMap(({ key }) => key ?? []);
    },

    async watch(listener) {
      const hidden = database.ref(paths.hidden);
      const notify = ({ key }: DataSnapshot): void => {
        if (key !== null) listener(key);
      };
      hidden.on('child_added', notify);
      hidden.on('child_changed', notify);
      hidden.on('child_removed', notify);
      await hidden.once('value');
      return () => hidden.off();
    },

    async list(uid, hidden) {
      const [shown, kept, entry] = await Promise.all([
        entriesOf(uid).get(),
        database.ref(enginePaths.hiddenTimeline(uid)).get(),
        database.ref(paths.entry(uid)).get(),
      ]);
      const changes: Record<string, unknown> = {};
      for (const one of [...childrenOf(kept), ...childrenOf(shown)]) {
        const parsed = v.safeParse(timelineEntrySchema, one.val());
        if (one.key === null || !parsed.success) continue;
        Object.assign(changes, placedEntry({ uid, key: one.key, entry: parsed.output }, hidden));
      }
      const member = v.safeParse(listedSchema, entry.val());
      if (hidden.story) changes[paths.member(uid)] = null;
      else if (member.success) changes[paths.member(uid)] = { uid, onamae: member.output.onamae };
      await database.ref().update(changes);
    },
  };
}
