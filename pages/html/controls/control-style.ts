import { cssText, type Rules } from '../../../view/css-text';
import {
  BAR_TITLE,
  BOTTOM_BUTTON,
  bottomBar,
  chapterRow,
  LOW_CHAPTER_ROW,
  LOW_SCREEN,
  NARROWEST,
  NARROWEST_TOP_BAR,
  topBar,
} from '../../../view/page/bar-rules';
import { chapterRules } from '../../../view/page/chapter-rules';
import { MENU_SIDE, TOP_BAR, WIDE_PAGE } from '../../../view/page/page-rules';
import { TOUCH_TARGET } from '../../../view/tokens/measures';
import { BUTTON, GOTHIC, SMALL } from '../../../view/tokens/type';

const COLOURS = {
  paper: 'var(--paper)',
  rule: 'var(--rule)',
  second: 'var(--second)',
  ai: 'var(--ai)',
} as const;

/** What can be pressed has the app's look, so that nothing changes when it takes the page over. */
const BUTTONS: Rules = {
  '.control': {
    ...BUTTON,
    fontFamily: GOTHIC,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: `${TOUCH_TARGET}px`,
    minHeight: `${TOUCH_TARGET}px`,
    padding: '6px 12px',
    border: '0',
    borderRadius: '999px',
    background: 'none',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  // As wide as Material's icons are where its type is 15 px instead of 14.
  '.control > svg': { flex: 'none', width: 'calc(1.5rem * 15 / 14)', aspectRatio: '1' },
  '.control:disabled': { opacity: 0.38, cursor: 'default' },
  // Kept for the app.
  '[data-pressed]:not([aria-pressed])': { opacity: 0.6 },
  '[aria-pressed="true"] > svg': { fill: 'currentColor' },
  '.contained, .outlined': { flexShrink: 0, padding: '6px 20px' },
  '.contained': { background: 'var(--ai)', color: 'var(--on-ai)' },
  '.outlined': { border: '1px solid var(--edge)', color: 'var(--ai)', paddingBlock: '5px' },
  'a:focus-visible, button:focus-visible': {
    outline: '2px solid var(--ai)',
    outlineOffset: '2px',
  },
};

const BARS: Rules = {
  '& > header': topBar(COLOURS),
  '& > header > a': BAR_TITLE,
  '& > header > a > svg': { width: '1.5em', height: '1.5em' },
  '& > header > .control': { padding: '8px' },
  '& > header > nav, & > header > .control > span': { display: 'none' },
  '& > .bottom': { ...bottomBar(COLOURS), gap: '0', paddingBlockStart: '0' },
  '& > .bottom > .control': { ...BOTTOM_BUTTON, color: 'var(--second)' },
};

const CHAPTER = chapterRules(COLOURS);

const CHAPTERS: Rules = {
  '.tabs': {
    ...chapterRow(COLOURS),
    ...CHAPTER.row,
    flexWrap: 'nowrap',
    gap: '0',
    padding: '0',
  },
  '.tabs a': { ...CHAPTER.link, ...CHAPTER.linkInRow },
  '.side a': { ...CHAPTER.link, ...CHAPTER.linkInColumn },
  '.tabs small, .side small': CHAPTER.name,
  '.tabs [aria-current], .side [aria-current]': CHAPTER.shown,
  '.tabs [aria-current]::after, .side [aria-current]::after': CHAPTER.mark,
  '.tabs [aria-current]::after': CHAPTER.markBelow,
  '.side [aria-current]::after': CHAPTER.markBeside,
  '.side': { display: 'none' },
};

const SMALL_PARTS: Rules = {
  '.title > .control': { width: `${MENU_SIDE}px`, padding: '8px' },
  '.turn header svg': { width: '1.15em', height: '1.15em' },
  '.turn header .icon': {
    boxSizing: 'border-box',
    width: '28px',
    height: '28px',
    border: '1.5px solid currentColor',
    borderRadius: '50%',
  },
  '.panel': { display: 'none' },
  '.panel h2': {
    fontFamily: 'inherit',
    fontSize: '1.125rem',
    lineHeight: 1.6,
    fontWeight: 600,
    padding: '5.6px 0',
  },
  '.panel p': { ...SMALL, color: 'var(--second)', margin: '8px 0 16px' },
};

/** Beside the words, and in sight with them. */
const BESIDE = {
  gridRow: '1',
  alignSelf: 'start',
  position: 'sticky',
  top: `${TOP_BAR}px`,
  boxSizing: 'border-box',
  maxHeight: `calc(100dvh - ${TOP_BAR}px)`,
  padding: '40px 0 0',
  overflowY: 'auto',
} as const;

/** On a wide page the main buttons are in the bar at the top, and chapters stand beside the words. */
const WIDE: Rules = {
  '& > .bottom': { display: 'none' },
  '& > header > nav': { display: 'flex', flexWrap: 'nowrap', gap: '0', padding: '0' },
  '& > header > nav > .control > svg': { width: '20px', height: '20px', margin: '0 8px 0 -4px' },
  '& > header > nav + .control': { padding: '6px 12px' },
  '& > header > nav + .control > svg': { width: '20px', height: '20px', margin: '0 8px 0 -4px' },
  '& > header > .control > span': { display: 'inline' },
  '.tabs, .head > .ways > .contained': { display: 'none' },
  '.side': { ...BESIDE, ...CHAPTER.column, gridColumn: '1', gap: '0' },
  '.panel': { ...BESIDE, gridColumn: '3', display: 'block' },
  '.panel > .control': { display: 'flex', marginBlockEnd: '24px' },
};

/** Whose controls are shown: the page's first script knows whether the reader has a story. */
const READERS: Rules = {
  '.of-participants': { display: 'none' },
  '[data-reader=participant] & .of-guests': { display: 'none' },
  '[data-reader=participant] & .of-participants': { display: 'inline' },
};

const WITHOUT_SCRIPTS_RULES: Rules = {
  '[data-control], .bottom, .panel': { display: 'none' },
};

type Scope = (rules: Rules) => Rules;

/** The style of a served page's controls. @param below Scopes rules to the page. */
export const controlStyle = (below: Scope): string =>
  [
    cssText([BUTTONS, BARS, CHAPTERS, SMALL_PARTS, READERS].map(below)),
    `${NARROWEST}{${cssText([below({ '& > header': NARROWEST_TOP_BAR })])}}`,
    `${LOW_SCREEN}{${cssText([below({ '.tabs': LOW_CHAPTER_ROW })])}}`,
    `@media (min-width:${WIDE_PAGE}px){${cssText([below(WIDE)])}}`,
  ].join('\n');

export const controlsWithoutScripts = (below: Scope): string =>
  cssText([below(WITHOUT_SCRIPTS_RULES)]);
