import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { selectIsKnownGuest } from '../../features/user/user-slice';
import { guestTexts } from '../../../view/texts/guest';
import { invitation as texts } from '../../messages/invitation';
import { useAppSelector } from '../store/hooks';
import { RegisterButton } from './RegisterButton';

/** Invites a guest at the end of a page that was read; nothing for participants. */
export const InvitationCard = () => {
  const isKnownGuest = useAppSelector(selectIsKnownGuest);
  return isKnownGuest ? (
    <Box
      component="aside"
      aria-label={texts.label}
      sx={{
        mt: 5,
        px: 2.5,
        py: 3,
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="story" component="p" sx={{ m: 0 }}>
        {guestTexts.invite}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.how}
      </Typography>
      <RegisterButton isQuiet />
    </Box>
  ) : null;
};
