import { BUTTON } from '../tokens/type';
import { CHAPTER_TABS } from './page-rules';

/** CSS values. */
interface ChapterColours {
  readonly rule: string;
  readonly second: string;
  readonly ai: string;
}

/** The chapters of served pages and the app, part by part: a row above the words, or a column beside them. */
export const chapterRules = ({ rule, second, ai }: ChapterColours) =>
  ({
    row: {
      display: 'flex',
      boxSizing: 'border-box',
      height: `${CHAPTER_TABS}px`,
      overflow: 'auto hidden',
      scrollbarWidth: 'none',
      borderBottom: `1px solid ${rule}`,
    },
    column: { display: 'flex', flexDirection: 'column' },
    link: {
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
    },
    linkInRow: { alignItems: 'center' },
    linkInColumn: { alignItems: 'flex-start' },
    /** The chapter's name below its number. */
    name: { fontSize: '0.8125rem', fontWeight: 400, whiteSpace: 'nowrap' },
    shown: { color: ai },
    /** At the edge of the chapter that is shown. */
    mark: { content: '""', position: 'absolute', background: ai },
    markBelow: { insetInline: '0', bottom: '0', height: '2px' },
    markBeside: { insetBlock: '0', left: '0', width: '2px' },
  }) as const;
