import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { shownName } from '../../../story/guest';
import type { UserState } from '../../features/user/user-slice';
import { controlTexts } from '../../../view/texts/control-texts';
import { guestTexts } from '../../../view/texts/guest';
import { CharacterIcon } from '../../ui/character-icon/CharacterIcon';
import { lazyPart } from '../../ui/lazy-part/lazy-part';

interface CharacterPanelProps {
  readonly user: UserState;
  readonly isGuest: boolean;
  /** A button to register, for guests; null where it stands elsewhere. */
  readonly invitation: ReactNode;
  readonly onSheet: () => void;
  readonly children?: ReactNode;
}

// It needs more than the first view does: the catalogue.
const CharacterFacts = lazyPart(() => import('./CharacterFacts'));

/** The reader's own character, beside the story. */
export const CharacterPanel = (props: CharacterPanelProps) => {
  const { user, isGuest, invitation, onSheet, children } = props;
  return (
    <Box component="section" aria-label={guestTexts.panel} sx={{ pt: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        {!isGuest && <CharacterIcon name={user.icon} />}
        <Typography variant="h4" component="h2">
          {shownName(user.userName)}
        </Typography>
      </Box>
      {isGuest ? (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', my: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {guestTexts.reads}
            {invitation !== null && guestTexts.invite}
          </Typography>
          {invitation !== null && <Box sx={{ minHeight: 44 }}>{invitation}</Box>}
        </Box>
      ) : (
        <Suspense fallback={null}>
          <CharacterFacts user={user} />
        </Suspense>
      )}
      <Button variant="outlined" onClick={onSheet} sx={{ mt: 2 }}>
        {controlTexts.character}
      </Button>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
};
