import { cssText, type Rules } from '../../view/css-text';
import { COLOURS, type ColourTokens } from '../../view/tokens/colours';
import { DIMMED, PICTURE, STORY_WIDTH } from '../../view/tokens/measures';
import { BODY, GOTHIC, HEADINGS, SMALL, STORY } from '../../view/tokens/type';
import { battleRules } from '../../view/turn/battle-rules';
import { COLUMN_SHEET, LYING_COLUMN, WIDE_COLUMN } from '../../view/turn/column-sheet';
import {
  COLUMN_RULES,
  END_RULES,
  LONG_LINES,
  LONG_LINES_RULES,
  turnRules,
} from '../../view/turn/turn-rules';

const colours = ({ ink, second, ai, shu, rule }: ColourTokens) => ({
  '--ink': ink,
  '--second': second,
  '--ai': ai,
  '--shu': shu,
  '--rule': rule,
});
const VARIABLES = {
  ink: 'var(--ink)',
  second: 'var(--second)',
  ai: 'var(--ai)',
  shu: 'var(--shu)',
  rule: 'var(--rule)',
} as const;

const VERTICAL = '[data-lines=vertical]';
const DARK = '[data-paper=dark] .served';
const DARK_PICTURE = { '.picture svg': { filter: DIMMED } };

/** Scopes rules to a selector, which replaces `&` or is put in front. */
const below = (scope: string, rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([selector, declarations]) => [
      selector.includes('&') ? selector.replaceAll('&', scope) : `${scope} ${selector}`,
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
    lineBreak: 'strict',
    overflowWrap: 'anywhere',
  },
  '& > header': { height: '56px', display: 'flex', alignItems: 'center', paddingInline: '16px' },
  a: { color: VARIABLES.ai },
  main: { maxWidth: `max(38rem, ${STORY_WIDTH})`, margin: '0 auto', padding: '0 16px 96px' },
  h1: { ...HEADINGS.h1, margin: '16px 0 4px' },
  h2: { ...HEADINGS.h2, margin: '24px 0 8px' },
  '.about': { ...SMALL, margin: '0', color: VARIABLES.second },
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
  '.picture svg': { display: 'block' },
  footer: { marginTop: '12px' },
  '.end': { ...STORY, ...END_RULES, margin: '0', paddingBlock: '48px', textAlign: 'center' },
};

const COLUMN = `${VERTICAL} .served .column`;
const TURN_IN_COLUMN = `${VERTICAL} .turn`;

/**
 * The style of a served page until the app has started: the same colours, type and column, so that no text moves. The
 * page's first script sets `data-paper`, `data-lines`, the reader's settings (`--story-…`), and `data-elsewhere` when home
 * will show another story.
 */
export const SERVED_STYLE = [
  cssText([
    below('.served', PAGE),
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
  media('@media (max-width:899.95px) and (max-height:33rem)', { [COLUMN]: LYING_COLUMN }),
  media('@media (min-width:900px)', { [COLUMN]: WIDE_COLUMN }),
  media(LONG_LINES, below(TURN_IN_COLUMN, LONG_LINES_RULES)),
].join('\n');
