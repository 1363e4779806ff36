import type { DataSnapshot, Database } from 'firebase-admin/database';
import * as v from 'valibot';
import { paths } from '../../story/paths';
import type { HiddenStories } from '../ports/hidden-stories';
import { hiddenStoriesQuery } from './hidden-query';
import { childrenOf } from './snapshot-children';

/** Sorts behind everything that a turn's address can hold. */
const LAST = '\uf8ff';

const listedSchema = v.object({ onamae: v.string(), clause: v.pipe(v.number(), v.minValue(1)) });

export function databaseHiddenStories(database: Database): HiddenStories {
  return {
    async watch(told) {
      const hidden = hiddenStoriesQuery(database);
      const tell =
        (isHidden: boolean) =>
        ({ key }: DataSnapshot): void => {
          if (key !== null) told(key, isHidden);
        };
      hidden.on('child_added', tell(true));
      hidden.on('child_removed', tell(false));
      await hidden.once('value');
      return () => hidden.off();
    },

    async conceal(uid) {
      const entries = await database
        .ref(paths.timeline)
        .orderByChild('url')
        .startAt(`${uid}/`)
        .endAt(`${uid}/${LAST}`)
        .get();
      const changes: Record<string, null> = { [paths.member(uid)]: null };
      for (const { key } of childrenOf(entries)) {
        if (key !== null) changes[paths.timelineEntry(key)] = null;
      }
      await database.ref().update(changes);
    },

    async reveal(uid) {
      const entry = v.safeParse(listedSchema, (await database.ref(paths.entry(uid)).get()).val());
      if (!entry.success) return;
      await database.ref(paths.member(uid)).set({ uid, onamae: entry.output.onamae });
    },
  };
}
