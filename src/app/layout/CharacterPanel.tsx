import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { shownName } from '../../../story/guest';
import type { UserState } from '../../features/user/user-slice';
import { character as texts } from '../../messages/panels';
import { registration } from '../../messages/registration';

interface CharacterPanelProps {
  readonly user: UserState;
  readonly isGuest: boolean;
  /** A button to register, for guests. */
  readonly invitation: ReactNode;
  readonly children?: ReactNode;
}

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
export const CharacterPanel = ({ user, isGuest, invitation, children }: CharacterPanelProps) => (
  <Box component="section" aria-label={texts.title} sx={{ pt: 5 }}>
    <Typography variant="h4" component="h2">
      {shownName(user.userName)}
    </Typography>
    {isGuest ? (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', my: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {texts.guest}
          {registration.invite}
        </Typography>
        <Box sx={{ minHeight: 44 }}>{invitation}</Box>
      </Box>
    ) : (
      <Facts>
        <dt>{texts.camp}</dt>
        <dd>{user.data.camp}</dd>
        <dt>{texts.score}</dt>
        <dd>{user.data.score.toLocaleString('ja-JP')}</dd>
        <dt>{texts.sections}</dt>
        <dd>{user.clause.toLocaleString('ja-JP')}</dd>
        <dt>{texts.firstWord}</dt>
        <dd>「{user.firstWord}」</dd>
      </Facts>
    )}
    <Box sx={{ mt: 2 }}>{children}</Box>
  </Box>
);
