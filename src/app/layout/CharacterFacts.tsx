import { styled } from '@mui/material/styles';
import { formatCount } from '../../../view/formats/count';
import type { UserState } from '../../features/user/user-slice';
import { character as texts } from '../../messages/character';
import { sheet } from '../../messages/sheet';
import { SLOTS, wornIn } from '../../features/character/slots';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '6px 16px',
  margin: 0,
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.second },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

/** What is known of a registered character, and what it wears and carries. */
const CharacterFacts = ({ user }: { user: UserState }) => (
  <>
    <Facts sx={{ mt: 1.5 }}>
      <dt>{texts.camp}</dt>
      <dd>{user.data.camp}</dd>
      <dt>{texts.score}</dt>
      <dd>{formatCount(user.data.score)}</dd>
      <dt>{texts.sections}</dt>
      <dd>{formatCount(user.clause)}</dd>
      <dt>{texts.firstWord}</dt>
      <dd>「{user.firstWord}」</dd>
      <dt>{texts.categories}</dt>
      <dd>{user.category.filter((name) => name !== '').join('・') || texts.none}</dd>
    </Facts>
    <section aria-label={texts.equipment}>
      <Facts sx={{ mt: 2 }}>
        {SLOTS.map((slot) => (
          <div key={slot} style={{ display: 'contents' }}>
            <dt>{sheet.slots[slot]}</dt>
            <dd>{wornIn(slot, user.equipment)?.商品名 ?? sheet.nothingWorn}</dd>
          </div>
        ))}
      </Facts>
    </section>
  </>
);

export default CharacterFacts;
