import { styled } from '@mui/material/styles';
import { memo, useId, useRef } from 'react';
import { parseSceneUrl } from '../../../story/scene';
import { HEIGHT, WIDTH } from '../../../scenes/paper/path';
import type { PaperShape } from '../../../scenes/paper/studio';
import { neutralPicture, scenePicture } from '../../../scenes/scene-picture';
import { DIMMED, PICTURE } from '../../../view/tokens/measures';
import { useIsNear } from './use-is-near';

interface SceneIllustrationProps {
  /** `scene:NAME?…` or an https URL; anything else shows a neutral landscape. */
  readonly url: string;
  /** '' for one that adds nothing to the words beside it. */
  readonly alt: string;
  /** As wide as its place, instead of 345 px at most. */
  readonly isLarge?: boolean;
}

// The space is reserved by the ratio before anything is drawn or loaded: nothing shifts.
const frame = {
  display: 'block',
  width: '100%',
  maxWidth: PICTURE.maxWidth,
  '&[data-large="true"]': { maxWidth: 'none' },
  height: 'auto',
  aspectRatio: PICTURE.aspectRatio,
  borderRadius: 4,
  overflow: 'hidden',
} as const;

const Sheet = styled('svg')(({ theme }) => ({
  ...frame,
  // The colour of its place until it is drawn.
  backgroundColor: theme.vars.palette.rule,
  ...theme.applyStyles('dark', { filter: DIMMED }),
}));

const Photograph = styled('img')(({ theme }) => ({
  ...frame,
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.rule,
}));

type Copies = NonNullable<PaperShape['copies']>['below'];

const Again = ({ of, copies }: { of: string; copies: Copies }) =>
  copies.map(({ fill, shift, opacity }, index) => (
    <use
      key={index}
      href={`#${of}`}
      fill={fill}
      transform={`translate(${shift.map((by) => Number(by.toFixed(1))).join(' ')})`}
      {...(opacity === undefined ? {} : { opacity })}
    />
  ));

const Cut = ({ id, shape }: { id: string; shape: PaperShape }) => {
  const { d, fill = 'none', stroke, width, opacity, copies } = shape;
  const paint = {
    fill,
    ...(stroke === undefined ? {} : { stroke, strokeWidth: width }),
    ...(opacity === undefined ? {} : { opacity }),
  };
  if (copies === undefined) return <path d={d} {...paint} />;
  return (
    <>
      <Again of={id} copies={copies.below} />
      {/* The paint is the group's, so that a copy of the path takes its own. */}
      <g {...paint}>
        <path id={id} d={d} />
      </g>
      <Again of={id} copies={copies.above} />
    </>
  );
};

/** What depends on nothing but the url is drawn once, however often its place is. */
const Shapes = memo(({ url }: { url: string }) => {
  const id = useId();
  const scene = parseSceneUrl(url);
  const shapes = scene === null ? neutralPicture() : scenePicture(scene);
  return shapes.map((shape, index) => <Cut key={index} id={`${id}${index}`} shape={shape} />);
});

const Drawing = ({ url, alt, isLarge = false }: SceneIllustrationProps) => {
  const sheet = useRef<SVGSVGElement>(null);
  const isNear = useIsNear(sheet);
  return (
    <Sheet
      ref={sheet}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      data-large={isLarge}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {isNear && <Shapes url={url} />}
    </Sheet>
  );
};

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

/** The picture of a turn, at most 345 px wide unless it is looked at by itself. */
export const SceneIllustration = ({ url, alt, isLarge = false }: SceneIllustrationProps) =>
  isHttps(url) ? (
    <Photograph
      data-large={isLarge}
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      width={WIDTH}
      height={HEIGHT}
    />
  ) : (
    <Drawing url={url} alt={alt} isLarge={isLarge} />
  );
