import { PICTURE, STORY_WIDTH } from '../tokens/measures';
import { BODY, MINCHO, SMALL, STORY } from '../tokens/type';

/** Colours as CSS values. */
interface WelcomeColours {
  readonly ink: string;
  readonly second: string;
  readonly ai: string;
  readonly rule: string;
}

/** Lines of the newest section. Rows keep their height whatever comes into them, so that nothing below moves. */
const NEWEST_LINES = 3;

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    margin: '0',
  }) as const;

/** The style of home's welcome, `.welcome > h1, .about, .ways, .newest > small, p, h2, ul > li > a > (.cover > img, small, p)`; `&` is the welcome. */
export const welcomeRules = ({ ink, second, ai, rule }: WelcomeColours) =>
  ({
    '&': { maxInlineSize: STORY_WIDTH, paddingBlock: '16px 24px' },
    '& .about': { ...BODY, margin: '4px 0 0' },
    '& a': { color: ink, textDecoration: 'none' },
    '& small': { ...SMALL, display: 'block', fontSize: '0.8125rem', color: second },
    '& .newest': {
      display: 'block',
      margin: '12px 0 0',
      padding: '10px 14px 12px',
      border: `1px solid ${rule}`,
      borderInlineStart: `3px solid ${ai}`,
      borderRadius: '4px',
    },
    '& .newest p': {
      ...STORY,
      ...clamped(NEWEST_LINES),
      fontSize: '1rem',
      lineHeight: 1.8,
      height: `${NEWEST_LINES * 1.8}em`,
    },
    '& h2': {
      ...SMALL,
      fontFamily: 'inherit',
      fontWeight: 600,
      margin: '20px 0 4px',
      padding: '0',
    },
    '& ul': {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      // Three rows, before they are there.
      minBlockSize: 'calc(3 * (1.8125rem * 1.7 + 15px))',
    },
    '& li': { borderBlockStart: `1px solid ${rule}` },
    '& li a': {
      display: 'grid',
      gridTemplateColumns: '88px minmax(0, 1fr)',
      columnGap: '14px',
      padding: '6px 0 8px',
    },
    '& .cover': {
      gridRow: 'span 2',
      alignSelf: 'center',
      aspectRatio: PICTURE.aspectRatio,
      borderRadius: '3px',
      overflow: 'hidden',
      background: rule,
    },
    '& .cover img': { display: 'block', width: '100%', height: '100%' },
    '& li p': {
      ...clamped(1),
      fontFamily: MINCHO,
      fontSize: '1rem',
      lineHeight: 1.7,
      height: '1.7em',
      color: ai,
    },
    '& a:hover p': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  }) as const;
