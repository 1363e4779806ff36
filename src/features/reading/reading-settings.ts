import * as v from 'valibot';

export const PAPERS = ['system', 'light', 'sepia', 'dark'] as const;
export const FACES = ['mincho', 'gothic'] as const;
export const SIZES = ['small', 'normal', 'large', 'larger', 'largest'] as const;
export const LEADINGS = ['tight', 'normal', 'loose'] as const;
export const WIDTHS = ['narrow', 'normal', 'wide'] as const;

const settingsSchema = v.object({
  paper: v.fallback(v.picklist(PAPERS), 'system'),
  face: v.fallback(v.picklist(FACES), 'mincho'),
  size: v.fallback(v.picklist(SIZES), 'normal'),
  leading: v.fallback(v.picklist(LEADINGS), 'normal'),
  width: v.fallback(v.picklist(WIDTHS), 'normal'),
  /** Keys without a modifier do something. */
  shortcuts: v.fallback(v.boolean(), true),
  /** When they were changed last, ms since 1970: the newest of device and account holds. */
  changedAt: v.fallback(v.number(), 0),
});
export type ReadingSettings = v.InferOutput<typeof settingsSchema>;

const jsonSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.looseObject({})), {});

/** Settings as they were stored; whatever is missing or unknown is as it is at first. */
export const parseReading = (json: string): ReadingSettings =>
  v.parse(settingsSchema, v.parse(jsonSchema, json));

const SIZE = { small: 1, normal: 1.125, large: 1.25, larger: 1.4375, largest: 1.6875 } as const;
const LEADING = { tight: 1.7, normal: 1.9, loose: 2.2 } as const;
const WIDTH = { narrow: '30rem', normal: '38rem', wide: '44rem' } as const;
const GOTHIC = '"Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", sans-serif';

/** The custom properties that set a story as its reader wants it; null leaves one as the theme has it. */
export const storyProperties = ({
  face,
  size,
  leading,
  width,
}: ReadingSettings): Readonly<Record<string, string | null>> => ({
  '--story-family': face === 'gothic' ? GOTHIC : null,
  '--story-size': `${SIZE[size]}rem`,
  '--story-leading': String(LEADING[leading]),
  '--story-width': WIDTH[width],
});
