import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import { formatCount } from '../../../view/formats/count';
import { shownName } from '../../../story/guest';
import type { UserState } from '../../features/user/user-slice';
import { character as texts } from '../../messages/character';
import { CharacterIcon } from '../../ui/character-icon/CharacterIcon';
import { invitation as invitationTexts } from '../../messages/invitation';

interface CharacterPanelProps {
  readonly user: UserState;
  readonly isGuest: boolean;
  /** A button to register, for guests. */
  readonly invitation: ReactNode;
  readonly onSheet: () => void;
  readonly children?: ReactNode;
}

// It needs more than the first view does: the catalogue.
const WornList = lazy(() => import('../../features/character/WornList'));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '6px 16px',
  margin: '12px 0 0',
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.second },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

/** The reader's own character, beside the story. */
export const CharacterPanel = (props: CharacterPanelProps) => {
  const { user, isGuest, invitation, onSheet, children } = props;
  return (
    <Box component="section" aria-label={texts.title} sx={{ pt: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        {!isGuest && <CharacterIcon name={user.icon} />}
        <Typography variant="h4" component="h2">
          {shownName(user.userName)}
        </Typography>
      </Box>
      {isGuest ? (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', my: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {texts.guest}
            {invitationTexts.invite}
          </Typography>
          <Box sx={{ minHeight: 44 }}>{invitation}</Box>
        </Box>
      ) : (
        <Facts>
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
      )}
      {!isGuest && (
        <Box component="section" aria-label={texts.equipment} sx={{ mt: 2 }}>
          <Suspense fallback={null}>
            <WornList equipment={user.equipment} />
          </Suspense>
        </Box>
      )}
      <Button variant="outlined" onClick={onSheet} sx={{ mt: 2 }}>
        {texts.open}
      </Button>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
};
