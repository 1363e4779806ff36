import Box from '@mui/material/Box';
import { formatCount } from '../../../view/formats/count';
import type { UserState } from '../../features/user/user-slice';
import { character as texts } from '../../messages/character';
import { Facts } from '../../features/character/Facts';
import { WornGoods } from '../../features/character/WornGoods';

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
    <Box component="section" aria-label={texts.equipment} sx={{ mt: 2 }}>
      <WornGoods equipment={user.equipment} />
    </Box>
  </>
);

export default CharacterFacts;
