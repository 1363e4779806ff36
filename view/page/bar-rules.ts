import { TOUCH_TARGET } from '../tokens/measures';
import { MINCHO } from '../tokens/type';
import { TOP_BAR } from './page-rules';

/** Colours as CSS values: `var(--…)` or #RRGGBB. */
interface BarColours {
  readonly paper: string;
  readonly rule: string;
}

/** Above the words, below dialogs. */
const LAYER = 1100;

/** The bar at the top, of served pages and the app. */
export const topBar = ({ paper, rule }: BarColours) =>
  ({
    position: 'sticky',
    top: '0',
    zIndex: LAYER,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: `${TOP_BAR}px`,
    whiteSpace: 'nowrap',
    paddingInline: 'max(16px, env(safe-area-inset-left))',
    backgroundColor: paper,
    borderBottom: `1px solid ${rule}`,
  }) as const;

/** The narrowest phones, and enlarged pages. */
export const NARROWEST = '@media (max-width: 22em)';
export const NARROWEST_TOP_BAR = { gap: '0', paddingInlineEnd: '0', flexWrap: 'wrap' } as const;

/** The site's name in the bar, with its mark in front. */
export const BAR_TITLE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: `${TOUCH_TARGET}px`,
  marginInlineEnd: 'auto',
  fontFamily: MINCHO,
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '0.08em',
  color: 'inherit',
  textDecoration: 'none',
} as const;

/** The four main buttons in thumb's reach, on a narrow page. */
export const bottomBar = ({ paper, rule }: BarColours) =>
  ({
    position: 'fixed',
    zIndex: LAYER,
    insetInline: '0',
    bottom: '0',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: paper,
    borderTop: `1px solid ${rule}`,
  }) as const;

/** One of them: an icon over its name. */
export const BOTTOM_BUTTON = {
  flexDirection: 'column',
  gap: '2px',
  minHeight: '60px',
  paddingInline: '0',
  borderRadius: '0',
  fontSize: '0.75rem',
} as const;

/** The row of chapters above the story; it stays in sight while the page is read. */
export const chapterRow = ({ paper }: BarColours) =>
  ({
    position: 'sticky',
    top: `${TOP_BAR}px`,
    zIndex: LAYER - 1,
    marginInline: '-12px',
    backgroundColor: paper,
  }) as const;
/** A phone on its side needs the height for the words. */
export const LOW_SCREEN = '@media (max-height: 33rem)';
export const LOW_CHAPTER_ROW = { position: 'static' } as const;
