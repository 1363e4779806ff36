import * as v from 'valibot';
import { isShowcase } from '../../story/showcase';
import type { StoredEntry } from '../ports/entries/entry-store';
import { updateRanking } from '../handlers/ranking/update-ranking';
import { likesOfStory } from './delete-participant';
import type { OperatorDeps } from './operator-deps';
import { together } from './together';

/** Turns in progress during the deletion may still be projected to the public lists within this time. In ms. */
const SETTLE_MS = 5000;
/** Entries read at once. */
const PIECE = 200;

/** The criteria of a flood: participants with an anonymous account that meet all of the following. */
export interface Flood {
  /** When the account was created, in ms since 1970; `until` is exclusive. */
  readonly since: number;
  readonly until: number;
  /** A part of the name; null: any name. */
  readonly nameLike: string | null;
  /** Accounts with more sections than this are established and kept. */
  readonly maxSections: number;
}

interface Suspect {
  readonly uid: string;
  readonly onamae: string;
  readonly sections: number;
}

const entrySchema = v.object({
  /** A time as JSON writes it, within quotation marks. */
  date: v.fallback(v.string(), ''),
  onamae: v.fallback(v.string(), ''),
  clause: v.fallback(v.number(), 0),
});

/**
 * Removes every participant of a flood with all data: accounts, entries, stories, likes given and received, rows in
 * lists. Repeated after an interruption, it continues with the rest.
 */
export async function removeFlood(flood: Flood, deps: OperatorDeps): Promise<void> {
  const { services, clock, isDryRun, say } = deps;
  const removed: string[] = [];
  for await (const piece of suspects(flood, deps)) {
    for (const { uid, onamae, sections } of isDryRun ? piece : []) {
      // Quoted, so that no name can imitate a line of this list.
      say(`${uid}  ${JSON.stringify(onamae)}  ${sections} sections`);
    }
    if (!isDryRun) await together(piece, ({ uid }) => remove(uid, deps));
    removed.push(...piece.map(({ uid }) => uid));
    if (!isDryRun && piece.length > 0) say(`${removed.length} removed …`);
  }
  if (isDryRun) return say(`${removed.length} participants would be removed.`);
  if (removed.length > 0) {
    await clock.wait(SETTLE_MS, new AbortController().signal);
    const uids = removed.map((uid) => ({ uid }));
    await together(uids, async ({ uid }) => {
      await services.eraser.erase(uid);
      await services.eraser.finish(uid);
    });
    await updateRanking(services.board);
  }
  say(`${removed.length} participants are removed with everything of theirs.`);
}

async function remove(uid: string, deps: OperatorDeps): Promise<void> {
  const { accounts, eraser, admin } = deps.services;
  const received = await likesOfStory(uid, deps);
  // First, so that no device signs in again and writes further data.
  await accounts.remove(uid);
  await eraser.erase(uid);
  await admin.removeLikes(received);
}

/** In batches, in the order of uids; a batch may be empty. */
async function* suspects(flood: Flood, { services }: OperatorDeps) {
  const { admin, accounts } = services;
  for (let after: string | null = null; ;) {
    const piece: readonly StoredEntry[] = await admin.entries(after, PIECE);
    const found: Suspect[] = [];
    await together(piece, async ({ uid, stored }) => {
      const entry = v.safeParse(entrySchema, stored);
      if (!entry.success || isShowcase(uid)) return;
      const { date, onamae, clause } = entry.output;
      const isLike = flood.nameLike === null || onamae.includes(flood.nameLike);
      if (clause > flood.maxSections || !isLike) return;
      const account = await accounts.describe(uid);
      // A deleted account has no creation date: the entry's date is used.
      const madeAt = account?.createdAt ?? Date.parse(date.replaceAll('"', ''));
      const isWithin = madeAt >= flood.since && madeAt < flood.until;
      if (isWithin && account?.isLinked !== true) found.push({ uid, onamae, sections: clause });
    });
    yield found.sort((a, b) => (a.uid < b.uid ? -1 : 1));
    after = piece.at(-1)?.uid ?? null;
    if (piece.length < PIECE) return;
  }
}
