import { styled } from '@mui/material/styles';
import type { Equipment } from '../../../story/entry';
import { sheet as texts } from '../../messages/sheet';
import { SLOTS, wornIn } from './slots';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '6px 16px',
  margin: 0,
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.second },
  '& dd': { margin: 0 },
}));

/** What a character wears and carries. */
const WornList = ({ equipment }: { equipment: Equipment }) => (
  <Facts>
    {SLOTS.map((slot) => (
      <div key={slot} style={{ display: 'contents' }}>
        <dt>{texts.slots[slot]}</dt>
        <dd>{wornIn(slot, equipment)?.商品名 ?? texts.nothingWorn}</dd>
      </div>
    ))}
  </Facts>
);

export default WornList;
