import { BUTTON } from '../tokens/type';
import { CHAPTER_TABS } from './page-rules';

/** The chapters of served pages and the app: a row above the words, or a column beside them. Colours are CSS values. */
interface ChapterColours {
  readonly second: string;
  readonly ai: string;
}

export const CHAPTER_ROW = {
  display: 'flex',
  boxSizing: 'border-box',
  height: `${CHAPTER_TABS}px`,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
} as const;
export const CHAPTER_COLUMN = { display: 'flex', flexDirection: 'column' } as const;

export const chapterLink = ({ second }: Pick<ChapterColours, 'second'>) =>
  ({
    ...BUTTON,
    lineHeight: 1.25,
    position: 'relative',
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: '72px',
    maxWidth: '360px',
    minHeight: `${CHAPTER_TABS - 1}px`,
    padding: '12px 16px',
    color: second,
    textDecoration: 'none',
  }) as const;
/** The chapter's name below its number. */
export const CHAPTER_NAME = {
  fontSize: '0.8125rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const;

/** At the edge of the chapter that is shown. */
export const chapterMark = ({ ai }: Pick<ChapterColours, 'ai'>) =>
  ({ content: '""', position: 'absolute', background: ai }) as const;
export const MARK_BELOW = { insetInline: '0', bottom: '0', height: '2px' } as const;
export const MARK_BESIDE = { insetBlock: '0', left: '0', width: '2px' } as const;
