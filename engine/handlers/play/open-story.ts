import type { Participant } from '../../ports/entries/participant';
import type { StoryRecord } from '../../ports/stories/story-record';
import type { Storyteller } from '../../ports/stories/storyteller';
import { readEntry } from '../participants/read-entry';
import { storySeed } from '../publication/story-seed';
import type { PlayDeps } from './play-deps';

/** A story before its first turn, which is due at once. @param serial Its number among all stories. */
export function newRecord<Save>(
  storyteller: Storyteller<Save>,
  participant: Participant,
  now: number,
  serial: number,
): StoryRecord {
  const seed = storySeed(participant.uid);
  return {
    uid: participant.uid,
    seed,
    begunAt: now,
    save: storyteller.serialise(storyteller.begin(seed, participant, serial)),
    sections: [],
    chapterEnded: false,
    merit: 0,
    status: 'playing',
    turnDueAt: now,
    pageStartedAt: 0,
    onamae: participant.onamae,
    guestCandidates: [],
    projected: 0,
    outbox: [],
    newest: null,
    generation: 0,
    lease: null,
  };
}

/**
 * Opens the story of an entry that has no published turn.
 * @returns whether the story can be played.
 */
export async function openStory<Save>(uid: string, deps: PlayDeps<Save>): Promise<boolean> {
  const { store, storyteller, projector, clock, log } = deps;
  const read = await readEntry(uid, deps);
  if (!read.ok) {
    log({ level: 'warning', code: read.code, uid });
    return false;
  }
  const { participant } = read;
  const isNew = await store.create(uid, (serial) =>
    newRecord(storyteller, participant, clock.now(), serial),
  );
  if (isNew) log({ level: 'info', code: 'story-opened', uid });
  // The entry may be outdated: a worker may have crashed before it updated `clause`.
  else await projector.bringUpToDate(uid);
  return true;
}
