import type { GuestCandidate, Participant } from '../../ports/entries/participant';
import type { StoryRecord } from '../../ports/stories/story-record';
import type { StoryStore } from '../../ports/stories/story-store';
import type { PlayedTurn } from '../../ports/stories/storyteller';
import { findGuestCandidates } from '../participants/find-guest-candidates';
import { readEntry } from '../participants/read-entry';
import { claim, release } from '../publication/claim';
import { publishedSections } from '../../ports/stories/published-sections';
import { nextTurn } from '../progress/cursor';
import { publishTurns, type Publication } from '../publication/publish-turns';
import { beginsPage, endsPage } from '../../../story/page-bounds';
import type { PlayDeps } from './play-deps';
import type { TurnKind } from './turn-queue';

/**
 * `page-over`: the page's last turn is published · `not-claimed`: not due, ended, or leased by another worker ·
 * `superseded`: another worker has continued the story · `skipped`: its entry is invalid · `stopped`: asked to stop.
 */
export type PageOutcome = 'page-over' | 'not-claimed' | 'superseded' | 'skipped' | 'stopped';

/**
 * Plays a story to the end of the current page, each turn when it is due. Several workers may try at once, and any of
 * them may crash: each turn is published once.
 * @param stopping Ends the page between two turns.
 * @param kind The first turn's kind, as far as the caller knows it.
 */
export async function playPage<Save>(
  uid: string,
  deps: PlayDeps<Save>,
  stopping: AbortSignal,
  kind: TurnKind,
): Promise<PageOutcome> {
  const { store, clock, leaseMs, owner, turns } = deps;
  const claimed = await turns.run(kind, () =>
    store.update(uid, (record) => {
      const now = clock.now();
      return claim(record, { owner, now, until: now + leaseMs });
    }),
  );
  if (claimed === null) return 'not-claimed';
  try {
    return await playClaimed(claimed, deps, stopping);
  } catch (error) {
    // Releases the lease early for the next worker. If this fails, the lease expires.
    await giveBack(claimed, store).catch(() => undefined);
    throw error;
  }
}

async function giveBack(
  { uid, generation }: StoryRecord,
  store: StoryStore,
  change: Partial<StoryRecord> = {},
): Promise<void> {
  await store.update(uid, (record) => {
    const released = release(record, generation);
    return released === null ? null : { ...released, ...change };
  });
}

async function playClaimed<Save>(
  claimed: StoryRecord,
  deps: PlayDeps<Save>,
  stopping: AbortSignal,
): Promise<PageOutcome> {
  const { storyteller, store, clock, pace, turns } = deps;
  const participant = await turns.run(nextKind(claimed), () => beginPage(claimed, deps));
  if (participant === null) return 'skipped';
  let record = claimed;
  let save = storyteller.parse(record.save);
  for (;;) {
    // The clock may have been set back since the previous turn.
    await clock.wait(Math.min(record.turnDueAt - clock.now(), pace.turnMs), stopping);
    if (stopping.aborted) break;
    for (;;) {
      const decided = await storyteller.decide(save, participant);
      // What is decided while the process stops is not worth keeping.
      if (decided === null || stopping.aborted) break;
      const recorded = await recordDecision(record, storyteller.serialise(decided), store);
      if (recorded === null) return 'superseded';
      record = recorded;
      save = decided;
    }
    const step = await storyteller.play(save, participant);
    const before = record;
    const published = await turns.run(nextKind(record), async () =>
      // The stop may have been requested during the wait.
      stopping.aborted
        ? 'stopped'
        : publishAndProject(
            before,
            step.played,
            storyteller.serialise(step.save),
            participant,
            deps,
          ),
    );
    if (published === 'stopped') break;
    if (published === null) return 'superseded';
    if (endsPage(step.played.section, step.played.chapterEnds)) return 'page-over';
    record = published;
    save = step.save;
  }
  await giveBack(claimed, store);
  return 'stopped';
}

/**
 * Stores what was decided before it is acted on: a worker that resumes the story plays the same turn.
 * @returns null when another worker has continued the story.
 */
function recordDecision(
  { uid, generation }: StoryRecord,
  save: string,
  store: StoryStore,
): Promise<StoryRecord | null> {
  return store.update(uid, (stored) =>
    stored.generation === generation ? { ...stored, save } : null,
  );
}

const nextKind = (record: StoryRecord): TurnKind =>
  publishedSections(record) === 0 ? 'first' : 'further';

/** The participant of one page, as its entry was when the page began. */
type PageParticipant = Participant & Pick<Publication, 'image' | 'guestCandidates'>;

/** @returns null when the entry is invalid; the lease is released then. */
async function beginPage<Save>(
  claimed: StoryRecord,
  deps: PlayDeps<Save>,
): Promise<PageParticipant | null> {
  const { store, projector, clock, log, pace } = deps;
  const { uid } = claimed;
  const read = await readEntry(uid, deps);
  if (!read.ok) {
    log({ level: 'warning', code: read.code, uid });
    await giveBack(claimed, store, { turnDueAt: clock.now() + pace.pageMs });
    return null;
  }
  if (publishedSections(claimed) > claimed.projected) await projector.project(claimed);
  const guestCandidates = read.accepts
    ? await guestCandidatesOf(claimed, read.participant, deps)
    : [];
  return { ...read.participant, guestCandidates, image: read.image };
}

/**
 * Publishes a turn and projects it to the public lists.
 * @param record The story before this turn, projected.
 * @param save The storyteller's state after it, serialised.
 * @returns null when another worker has continued the story.
 */
async function publishAndProject<Save>(
  record: StoryRecord,
  played: PlayedTurn,
  save: string,
  participant: PageParticipant,
  deps: PlayDeps<Save>,
): Promise<StoryRecord | null> {
  const { projector, log } = deps;
  const { uid } = record;
  const { chapter, section, chapterEnds } = played;
  const published = await publish(record, played, save, participant, deps);
  if (published === null) {
    log({ level: 'warning', code: 'page-superseded', uid, chapter, section });
    // This worker's last projection may be older than the other worker's.
    await projector.bringUpToDate(uid);
    return null;
  }
  log({ level: 'info', code: 'turn-published', uid, chapter, section });
  await projector.project(published);
  if (endsPage(section, chapterEnds)) await projector.settle(published);
  return published;
}

/** A page in progress keeps the guest candidates with which it began. */
function guestCandidatesOf<Save>(
  record: StoryRecord,
  participant: Participant,
  deps: PlayDeps<Save>,
): Promise<readonly GuestCandidate[]> {
  const { chapter, section } = nextTurn(record);
  if (!beginsPage(section)) return Promise.resolve(record.guestCandidates);
  return findGuestCandidates(participant, { seed: record.seed, chapter, turn: section }, deps);
}

function publish<Save>(
  record: StoryRecord,
  played: PlayedTurn,
  save: string,
  { onamae, camp, firstWord, guestCandidates, image }: PageParticipant,
  { store, clock, pace, leaseMs }: PlayDeps<Save>,
): Promise<StoryRecord | null> {
  const at = clock.now();
  const publication = {
    generation: record.generation,
    onamae,
    camp,
    firstWord,
    image,
    guestCandidates,
    turns: [{ played, at }],
    save,
    projected: publishedSections(record),
    leaseUntil: endsPage(played.section, played.chapterEnds) ? null : at + pace.turnMs + leaseMs,
  };
  return store.publish(record.uid, played.chapter, (story) =>
    publishTurns(story, publication, pace),
  );
}
