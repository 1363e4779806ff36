import { parseRecord } from '../../../story/json-record';
import { GOTHIC } from '../../../view/tokens/type';

export const PAPERS = ['system', 'light', 'sepia', 'dark'] as const;
export const FACES = ['mincho', 'gothic'] as const;
export const SIZES = ['small', 'normal', 'large', 'larger', 'largest'] as const;
export const LEADINGS = ['tight', 'normal', 'loose'] as const;
export const WIDTHS = ['narrow', 'normal', 'wide'] as const;
export const WRITINGS = ['horizontal', 'vertical'] as const;
/** How fast a story is read aloud, as a multiple of the voice's own speed. */
export const SPEEDS = ['0.8', '1', '1.25', '1.5', '2'] as const;

export interface ReadingSettings {
  readonly paper: (typeof PAPERS)[number];
  readonly face: (typeof FACES)[number];
  readonly size: (typeof SIZES)[number];
  readonly leading: (typeof LEADINGS)[number];
  readonly width: (typeof WIDTHS)[number];
  readonly writing: (typeof WRITINGS)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** Keys without a modifier do something. */
  readonly shortcuts: boolean;
  /** When they were changed last, ms since 1970: the newest of device and account holds. */
  readonly changedAt: number;
}

/**
 * Settings as they were stored; whatever is missing or unknown is as it is at first. Read by hand: a library of schemas
 * is more than the first view may load.
 */
export function parseReadingSettings(json: string): ReadingSettings {
  const stored = parseRecord(json);
  const choice = <Name extends string>(
    key: keyof ReadingSettings,
    names: readonly Name[],
    usual: Name,
  ): Name => names.find((name) => name === stored[key]) ?? usual;
  const { shortcuts, changedAt } = stored;
  return {
    paper: choice('paper', PAPERS, 'system'),
    face: choice('face', FACES, 'mincho'),
    size: choice('size', SIZES, 'normal'),
    leading: choice('leading', LEADINGS, 'normal'),
    width: choice('width', WIDTHS, 'normal'),
    writing: choice('writing', WRITINGS, 'horizontal'),
    speed: choice('speed', SPEEDS, '1'),
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : true,
    changedAt: typeof changedAt === 'number' ? changedAt : 0,
  };
}

/** The usual size depends on the width of the screen, see `STORY`. */
const SIZE = {
  small: 'clamp(0.875rem, 3.6vw, 1rem)',
  normal: null,
  large: '1.25rem',
  larger: '1.4375rem',
  largest: '1.6875rem',
} as const;
const LEADING = { tight: 1.7, normal: 1.9, loose: 2.2 } as const;
const WIDTH = { narrow: '30rem', normal: '38rem', wide: '44rem' } as const;

/** The custom properties that set a story as its reader wants it; null leaves one as the theme has it. */
export const storyProperties = ({
  face,
  size,
  leading,
  width,
}: ReadingSettings): Readonly<Record<string, string | null>> => ({
  '--story-family': face === 'gothic' ? GOTHIC : null,
  '--story-size': SIZE[size],
  // Few large letters to a line would be pulled apart.
  '--story-align': size === 'larger' || size === 'largest' ? 'start' : null,
  '--story-leading': String(LEADING[leading]),
  '--story-width': WIDTH[width],
});
