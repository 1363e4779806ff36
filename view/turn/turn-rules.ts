import { storyTexts } from '../texts/story-texts';
import { PICTURE, STORY_WIDTH, TOUCH_TARGET } from '../tokens/measures';
import { BUTTON, GOTHIC, LABEL, SMALL, STORY } from '../tokens/type';

/** Colours as CSS values: `var(--…)` or #RRGGBB. */
interface TurnColours {
  readonly rule: string;
  readonly second: string;
  readonly ai: string;
  readonly shu: string;
}

/**
 * The style of a section for the app and served pages alike; `&` is the section's article:
 * `article > [data-role] > header (h3, span), .words > (p, .picture), .battle, footer (.note, .actions > button)`, then `.end`.
 */
export const turnRules = ({ rule, second, ai, shu }: TurnColours) =>
  ({
    '&': { paddingBlock: '28px 16px' },
    // A heading stands above it.
    '&:first-of-type': { paddingBlockStart: '16px' },
    '& + &': { borderBlockStart: `1px solid ${rule}` },
    // The player's words have a rule in the margin: all text has one left edge.
    '& > [data-role="user"]': {
      marginInlineStart: '-14px',
      paddingInlineStart: '12px',
      borderInlineStart: `2px solid ${shu}`,
    },
    '& header': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '12px',
      minBlockSize: '28px',
      marginBlockEnd: '12px',
    },
    '& h3': { ...LABEL, margin: '0', fontSize: '0.9375rem', fontWeight: 400, color: second },
    '& header > span': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      fontSize: '0.875rem',
      fontWeight: 600,
      color: ai,
    },
    '& [data-role="user"] header > span': { color: shu },
    // Who the game master is, where strangers meet it first: on the first section of a page.
    '&:first-of-type > [data-role="model"] header::after': {
      content: `"${storyTexts.gameMasterIs}"`,
      fontSize: '0.8125rem',
      color: second,
    },
    '& .picture': {
      display: 'block',
      width: '100%',
      maxWidth: `${PICTURE.maxWidth}px`,
      margin: '12px auto 16px',
      padding: '0',
      border: '0',
      borderRadius: '4px',
    },
    '& .words': { maxInlineSize: STORY_WIDTH },
    // Justified, as in print; a paragraph begins with an ideographic space, speech with its bracket.
    '& .words > p': {
      ...STORY,
      textAlign: 'var(--story-align, justify)',
      margin: '0',
      marginBlockEnd: '0.4em',
      textIndent: '1em',
    },
    // A long reading does not pull its word apart.
    '& ruby': { rubyAlign: 'center' },
    '& .words > [data-speech="true"]': { textIndent: '0' },
    // Below the words.
    '& footer': { marginBlockStart: '12px' },
    '& .actions': {
      display: 'flex',
      flexWrap: 'wrap',
      minBlockSize: `${TOUCH_TARGET}px`,
      margin: '8px -8px 0',
    },
    // All of them beside each other on a phone.
    '& .actions > button': {
      ...BUTTON,
      fontFamily: GOTHIC,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      minWidth: `${TOUCH_TARGET}px`,
      minHeight: `${TOUCH_TARGET}px`,
      padding: '6px 8px',
      border: '0',
      borderRadius: '999px',
      background: 'none',
      color: second,
      fontSize: '0.875rem',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
    },
    '& .actions > button[aria-pressed="true"]': { color: shu },
    '& .actions > button > svg': {
      width: '20px',
      height: '20px',
      strokeWidth: 1.7,
      strokeLinejoin: 'round',
    },
    '& .note': { ...SMALL, color: second, fontVariantNumeric: 'tabular-nums' },
  }) as const;

/** The changes for vertical writing. */
export const COLUMN_RULES = {
  '&': { display: 'flow-root', paddingBlock: '24px 12px' },
  '& .picture': { width: `min(${PICTURE.maxWidth}px, 80vw)`, margin: '0 12px' },
  // Controls are level whichever way the words run.
  '& footer': {
    writingMode: 'horizontal-tb',
    display: 'grid',
    alignContent: 'end',
    height: '100%',
    margin: '0 16px 0 0',
  },
  // Two below each other, the wider one a like with its count.
  '& .actions': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 'calc(4.5rem + 40px)',
    minHeight: `${2 * TOUCH_TARGET}px`,
  },
} as const;

/** The picture stands at the head of the columns of text, where they are high enough. */
export const LONG_LINES = '@media (min-height: 36rem)';
export const LONG_LINES_RULES = {
  '& .picture': { float: 'left', margin: '0 12px 16px' },
} as const;

/** The closing words of a story; styled as the story's text. */
export const END_RULES = { letterSpacing: '0.2em' } as const;
