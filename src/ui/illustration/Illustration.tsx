import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { PICTURE } from '../../../view/tokens/measures';
import { SceneIllustration } from './scene-later';

interface IllustrationProps {
  /** `scene:NAME?…` or an https URL. */
  readonly url: string;
  readonly alt: string;
  /** As wide as its place, instead of 345 px at most. */
  readonly isLarge?: boolean;
}

const Reserved = styled('div')(({ theme }) => ({
  maxWidth: PICTURE.maxWidth,
  '&[data-large="true"]': { maxWidth: 'none' },
  aspectRatio: PICTURE.aspectRatio,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.rule,
  opacity: 0.7,
}));

/** The picture of a turn. */
export const Illustration = (props: IllustrationProps) => (
  <Suspense fallback={<Reserved data-large={props.isLarge ?? false} />}>
    <SceneIllustration {...props} />
  </Suspense>
);
