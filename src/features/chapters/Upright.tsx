import { styled } from '@mui/material/styles';
import { use } from 'react';
import { WritingContext } from './writing-context';

const NARROW = /(\d+|[!?]+)/u;

// Two narrow letters share a square; more of them stand one below the other.
const Narrow = styled('span')({
  textCombineUpright: 'all',
  '&[data-long="true"]': { textCombineUpright: 'none', textOrientation: 'upright' },
});

/** Words whose numbers stand upright where lines run from top to bottom (縦中横). */
export const Upright = ({ children: text }: { children: string }) => {
  const writing = use(WritingContext);
  if (writing === 'horizontal') return text;
  return text.split(NARROW).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <Narrow key={index} data-long={piece.length > 2}>
        {piece}
      </Narrow>
    ),
  );
};
