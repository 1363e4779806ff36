import type { Equipment } from '../../../story/entry';
import { sheet as texts } from '../../messages/sheet';
import { Facts } from './Facts';
import { SLOTS, wornIn } from './slots';

/** What a character wears and carries, to be looked at. */
export const WornGoods = ({ equipment }: { readonly equipment: Equipment }) => (
  <Facts>
    {SLOTS.map((slot) => (
      <div key={slot} style={{ display: 'contents' }}>
        <dt>{texts.slots[slot]}</dt>
        <dd>{wornIn(slot, equipment)?.商品名 ?? texts.nothingWorn}</dd>
      </div>
    ))}
  </Facts>
);
