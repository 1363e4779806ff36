import type { Camp } from '../../../story/camp';
import type { CharacterIconName } from '../../../story/character-icon';
import { EngineError } from '../../ports/runtime/engine-error';
import type { GuestCandidate } from '../../ports/entries/participant';
import type { Lease, StoryRecord } from '../../ports/stories/story-record';
import type { OpenStory, PublishedChapter } from '../../ports/stories/story-store';
import { beginsPage } from '../../../story/page-bounds';
import { nextDue, type Pace } from '../progress/pace';
import { publishedSections } from '../../ports/stories/published-sections';
import { nextTurn, type Cursor } from '../progress/cursor';
import { newestWords, timelineEntries, type TimedTurn } from './timeline-entries';

/** One transaction's input: consecutive turns of one chapter, and the changes of the story record. */
export interface Publication {
  /** The generation of the lease under which they were played. */
  readonly generation: number;
  readonly onamae: string;
  readonly camp: Camp;
  readonly firstWord: string;
  /** The character's picture. */
  readonly image: CharacterIconName;
  readonly turns: readonly TimedTurn[];
  /** Their guest candidates. */
  readonly guestCandidates: readonly GuestCandidate[];
  /** The storyteller's state after the last turn. */
  readonly save: string;
  /** The number of the story's sections that are in the public lists. */
  readonly projected: number;
  /** Until when the lease is renewed, in ms since 1970; null releases it. */
  readonly leaseUntil: number | null;
}

/**
 * A story with these turns added, or null when they are not the next ones: another worker has published them, or holds
 * the lease.
 * @throws EngineError `turn-out-of-step` when the stored chapter and the record, or the turns themselves, disagree.
 */
export function publishTurns(
  { record, chapter }: OpenStory,
  publication: Publication,
  pace: Pace,
): { record: StoryRecord; chapter: PublishedChapter } | null {
  const first = publication.turns[0]?.played;
  const next = nextTurn(record);
  const isNext = first?.chapter === next.chapter && first.section === next.section;
  if (record.generation !== publication.generation || record.status === 'ended' || !isNext) {
    return null;
  }
  return {
    record: publication.turns.reduce((grown, turn) => withTurn(grown, turn, publication, pace), {
      ...record,
      onamae: publication.onamae,
      guestCandidates: publication.guestCandidates,
      save: publication.save,
      lease: extended(record.lease, publication.leaseUntil),
      projected: publication.projected,
      // Entries that are not in the timeline yet stay in the outbox.
      outbox: publication.projected >= publishedSections(record) ? [] : record.outbox,
    }),
    chapter: withTurns(chapter, publication, record.uid, next),
  };
}

function extended(lease: Lease | null, until: number | null): Lease | null {
  return lease === null || until === null ? null : { ...lease, until };
}

function withTurn(
  record: StoryRecord,
  turn: TimedTurn,
  { onamae, camp, firstWord }: Publication,
  pace: Pace,
): StoryRecord {
  const { played, at } = turn;
  const next = nextTurn(record);
  if (played.chapter !== next.chapter || played.section !== next.section) {
    throw outOfStep(record.uid, played.chapter, played.section);
  }
  const pageStartedAt = beginsPage(played.section) ? at : record.pageStartedAt;
  const { section, chapterEnds } = played;
  return {
    ...record,
    sections: [...record.sections.slice(0, played.chapter - 1), section],
    chapterEnded: chapterEnds,
    merit: played.merit,
    status: played.turn.continue ? 'playing' : 'ended',
    pageStartedAt,
    turnDueAt: nextDue({ section, chapterEnds, at }, pageStartedAt, pace),
    outbox: [...record.outbox, ...timelineEntries(record.uid, { onamae, camp, firstWord }, turn)],
    newest: newestWords(record.uid, played),
  };
}

function withTurns(
  stored: PublishedChapter | null,
  { onamae, image, turns }: Publication,
  uid: string,
  next: Cursor,
): PublishedChapter {
  const last = turns.at(-1);
  const earlier = stored?.chapter.turn ?? [];
  if (last === undefined || earlier.length !== next.section - 1) {
    throw outOfStep(uid, next.chapter, next.section);
  }
  return {
    onamae,
    image,
    updatedAt: new Date(last.at).toISOString(),
    chapter: {
      title: last.played.chapterTitle,
      summary: last.played.chapterSummary,
      turn: [
        ...earlier,
        ...turns.map(({ played, at }) => ({ ...played.turn, date: new Date(at).toISOString() })),
      ],
      items: [...last.played.items],
    },
  };
}

function outOfStep(uid: string, chapter: number, section: number): EngineError {
  return new EngineError(
    'turn-out-of-step',
    `Chapter ${chapter}, section ${section} of ${uid} is not the turn that comes next.`,
  );
}
