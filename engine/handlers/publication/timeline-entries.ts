import type { NewestWords, StoryCover } from '../../../story/public-lists';
import { turnUrl } from '../../../story/turn-url';
import type { KeyedTimelineEntry } from '../../ports/stories/story-record';
import type { PlayedTurn } from '../../ports/stories/storyteller';
import { beginsPage } from '../../../story/page-bounds';
import { timelineKey } from '../progress/timeline-keys';
import { excerpt } from './excerpt';

/** A summary's length in UTF-16 code units: two lines on a phone. */
const SUMMARY_LIMIT = 80;

/** A turn with its time of publication, in ms since 1970: the storyteller has no clock, and showcase turns are backdated. */
export interface TimedTurn {
  readonly played: PlayedTurn;
  readonly at: number;
}

const hasEntry = ({ section, chapterEnds }: PlayedTurn): boolean =>
  beginsPage(section) || chapterEnds;

/** What the cover of a story's newest entry says of the newest turn; null where the entry itself begins with its words. */
export const newestWords = (uid: string, played: PlayedTurn): NewestWords | null =>
  hasEntry(played) && !played.chapterEnds
    ? null
    : {
        url: turnUrl({ docid: uid, chapter: played.chapter, section: played.section }),
        words: excerpt(played.turn.turn, SUMMARY_LIMIT),
      };

/** The timeline entries of turns: the first turn of each page and the last one of each chapter. */
export function timelineEntries(
  uid: string,
  character: Pick<StoryCover, 'onamae' | 'camp' | 'firstWord'>,
  { played, at }: TimedTurn,
): KeyedTimelineEntry[] {
  const { onamae } = character;
  if (!hasEntry(played)) return [];
  return [
    {
      key: timelineKey(uid, played.chapter, played.section),
      date: new Date(at).toISOString(),
      summary: played.chapterEnds ? ending(onamae, played) : beginning(onamae, played),
      url: turnUrl({ docid: uid, chapter: played.chapter, section: played.section }),
      cover: {
        ...character,
        theme: played.theme,
        world: played.world,
        picture: played.turn.url,
        isOver: !played.turn.continue,
      },
    },
  ];
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
