import type { StoryCover } from '../../../story/public-lists';
import { TURNS_PER_PAGE, turnUrl } from '../../../story/turn-url';
import type { KeyedTimelineEntry, StoryRecord } from '../../ports/stories/story-record';
import type { PlayedTurn } from '../../ports/stories/storyteller';
import { beginsPage } from '../../../story/page-bounds';
import { excerpt } from './excerpt';

/** A summary's length in UTF-16 code units: two lines on a phone. */
const SUMMARY_LIMIT = 80;

/** A turn with its time of publication, in ms since 1970: the storyteller has no clock, and showcase turns are backdated. */
export interface TimedTurn {
  readonly played: PlayedTurn;
  readonly at: number;
}

/** The timeline entries of turns: the first turn of each page and the last one of each chapter. */
export function timelineEntries(
  uid: string,
  character: Pick<StoryCover, 'onamae' | 'camp' | 'firstWord'>,
  { played, at }: TimedTurn,
): KeyedTimelineEntry[] {
  const { onamae } = character;
  if (!beginsPage(played.section) && !played.chapterEnds) return [];
  return [
    {
      key: timelineKey(uid, played.chapter, played.section),
      date: new Date(at).toISOString(),
      summary: played.chapterEnds ? ending(onamae, played) : beginning(onamae, played),
      url: turnUrl({ docid: uid, chapter: played.chapter, section: played.section }),
      cover: {
        ...character,
        theme: played.theme,
        picture: played.turn.url,
        isOver: !played.turn.continue,
      },
    },
  ];
}

/**
 * The keys that a story's newest entry may have, the newest first: that of a chapter's last turn, and that of the first one of
 * its page.
 */
export function newestTimelineKeys(
  uid: string,
  { sections }: Pick<StoryRecord, 'sections'>,
): readonly string[] {
  const last = sections.at(-1) ?? 0;
  if (last === 0) return [];
  const first = TURNS_PER_PAGE * Math.floor((last - 1) / TURNS_PER_PAGE) + 1;
  return [last, first].map((section) => timelineKey(uid, sections.length, section));
}

/** A turn's key is always the same, so that writing an entry again changes nothing. */
function timelineKey(uid: string, chapter: number, section: number): string {
  return `${uid}-${String(chapter).padStart(5, '0')}-${String(section).padStart(5, '0')}`;
}

function beginning(onamae: string, { chapterTitle, section, turn }: PlayedTurn): string {
  return summary(`${onamae}「${chapterTitle}」第${section}節`, turn.turn);
}

function ending(onamae: string, { chapterTitle, chapterSummary, turn }: PlayedTurn): string {
  const closes = turn.continue ? 'の章が終わる' : '、物語の幕が下りる';
  return summary(
    `${onamae}「${chapterTitle}」${closes}`,
    chapterSummary === '' ? turn.turn : chapterSummary,
  );
}

function summary(heading: string, text: string): string {
  const start = `${excerpt(heading, SUMMARY_LIMIT / 2)}　`;
  return start + excerpt(text, SUMMARY_LIMIT - start.length);
}
