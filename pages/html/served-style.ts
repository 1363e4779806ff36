import { cssText, type Rules } from '../../view/css-text';
import { COLOURS, type ColourTokens } from '../../view/tokens/colours';
import {
  CHAPTER_TITLE,
  CHAPTER_TITLE_ON_PHONE,
  HEAD,
  HEAD_FACTS,
  HEAD_TITLE,
  HEAD_WAYS,
  STORY_TITLE_ON_PHONE,
  PAGE_COLUMN,
  PAGE_COLUMNS,
  TYPESETTING,
  VERTICAL,
  WAY_ON_PHONE,
  WIDE_HEAD,
  WIDE_PAGE,
} from '../../view/page/page-rules';
import { DIMMED, PICTURE } from '../../view/tokens/measures';
import { BODY, GOTHIC, HEADINGS, STORY } from '../../view/tokens/type';
import { battleRules } from '../../view/turn/battle-rules';
import { NEXT, NEXT_LINE } from '../../view/turn/next-section';
import { welcomeRules } from '../../view/welcome/welcome-rules';
import { COLUMN_SHEET, LYING_COLUMN, WIDE_COLUMN } from '../../view/turn/column-sheet';
import {
  COLUMN_RULES,
  END_RULES,
  LONG_LINES,
  LONG_LINES_RULES,
  turnRules,
} from '../../view/turn/turn-rules';
import { controlsWithoutScripts, controlStyle } from './controls/control-style';

const colours = ({ paper, ink, second, ai, shu, rule, edge }: ColourTokens) => ({
  '--paper': paper,
  '--ink': ink,
  '--second': second,
  '--ai': ai,
  '--shu': shu,
  '--rule': rule,
  '--edge': edge,
  '--on-ai': paper,
});
const VARIABLES = {
  ink: 'var(--ink)',
  second: 'var(--second)',
  ai: 'var(--ai)',
  shu: 'var(--shu)',
  rule: 'var(--rule)',
} as const;

const DARK = '[data-paper=dark] .served';
const DARK_PICTURE = { '.picture > *, .welcome .cover': { filter: DIMMED } };

/** Scopes rules to a selector, which replaces `&` or is put in front of each selector of a list. */
const below = (scope: string, rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([selectors, declarations]) => [
      selectors
        .split(', ')
        .map((selector) =>
          selector.includes('&') ? selector.replaceAll('&', scope) : `${scope} ${selector}`,
        )
        .join(','),
      declarations,
    ]),
  );
const media = (query: string, ...sheets: Rules[]): string => `${query}{${cssText(sheets)}}`;

const PAGE: Rules = {
  '&': {
    ...colours(COLOURS.light),
    ...BODY,
    color: VARIABLES.ink,
    fontFamily: GOTHIC,
  },
  a: { color: VARIABLES.ai },
  main: { ...PAGE_COLUMN, paddingBlockEnd: '96px' },
  '.head': HEAD,
  '.title': HEAD_TITLE,
  '.title > :first-child': { flex: '1', minWidth: '0' },
  h1: { ...HEADINGS.h1, margin: '0', wordBreak: 'normal' },
  h2: { ...HEADINGS.h2, ...CHAPTER_TITLE },
  '.title h2': { padding: '0', wordBreak: 'normal' },
  '.facts': { ...HEAD_FACTS, color: VARIABLES.second },
  '.ways': HEAD_WAYS,
  nav: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', paddingBlock: '24px' },
  'nav.contents': { display: 'block', borderBlockStart: `1px solid ${VARIABLES.rule}` },
  'nav.contents h2': { ...BODY, fontFamily: 'inherit', margin: '0 0 8px', color: VARIABLES.second },
  ol: { listStyle: 'none', margin: '0', padding: '0' },
};

/** Styles that the app's own components set: the space of a picture, and the end of a story. */
const SECTION: Rules = {
  '.picture': {
    aspectRatio: PICTURE.aspectRatio,
    overflow: 'hidden',
    background: VARIABLES.rule,
  },
  '.picture > *': { display: 'block', width: '100%', height: '100%' },
  footer: { marginTop: '12px' },
  '.end': { ...STORY, ...END_RULES, margin: '0', paddingBlock: '48px', textAlign: 'center' },
};

/** Below a section by itself. */
const NEXT_SECTION: Rules = {
  '.next': NEXT,
  '.next p': { ...STORY, ...NEXT_LINE, color: VARIABLES.second },
};

const COLUMN = `${VERTICAL} .served .column`;
const TURN_IN_COLUMN = `${VERTICAL} .turn`;

/**
 * The style of a served page until the app has started: the same colours, type and column, so that no text moves. The
 * page's first script sets `data-paper`, `data-lines`, the reader's settings (`--story-…`), and `data-elsewhere` when home
 * will show another story.
 */
export const SERVED_STYLE = [
  TYPESETTING,
  cssText([
    below('.served', PAGE),
    below('.served', NEXT_SECTION),
    below('.served .welcome', welcomeRules(VARIABLES)),
    below('.turn', turnRules(VARIABLES)),
    below('.turn', SECTION),
    below('.turn .battle', battleRules(VARIABLES)),
    { '[data-paper=sepia] .served': colours(COLOURS.sepia), [DARK]: colours(COLOURS.dark) },
    below(DARK, DARK_PICTURE),
    { '[data-elsewhere] .served.home main': { visibility: 'hidden' } },
    { [COLUMN]: COLUMN_SHEET },
    below(TURN_IN_COLUMN, COLUMN_RULES),
  ]),
  media(
    '@media (prefers-color-scheme:dark)',
    { ':root:not([data-paper]) .served': colours(COLOURS.dark) },
    below(':root:not([data-paper]) .served', DARK_PICTURE),
  ),
  media(
    `@media (max-width:${WIDE_PAGE - 0.05}px)`,
    below('.served', {
      '.title > h1': STORY_TITLE_ON_PHONE,
      '.head > .ways > .control': WAY_ON_PHONE,
      '.column > h2': CHAPTER_TITLE_ON_PHONE,
    }),
  ),
  media('@media (max-width:899.95px) and (max-height:33rem)', { [COLUMN]: LYING_COLUMN }),
  media(
    `@media (min-width:${WIDE_PAGE}px)`,
    { [COLUMN]: WIDE_COLUMN },
    below('.served', {
      main: { ...PAGE_COLUMNS, maxWidth: 'none' },
      '.story': { gridColumn: '2', gridRow: '1', minWidth: '0' },
      '.head': WIDE_HEAD,
    }),
  ),
  media(LONG_LINES, below(TURN_IN_COLUMN, LONG_LINES_RULES)),
  controlStyle((rules) => below('.served', rules)),
].join('\n');

/** For browsers without scripts: what only the app could answer is left out. */
export const WITHOUT_SCRIPTS = controlsWithoutScripts((rules) => below('.served', rules));
