import Button from '@mui/material/Button';
import { selectIsKnownGuest } from '../../features/user/user-slice';
import { invitation } from '../../messages/invitation';
import { useOpenPanel } from '../panels/use-open-panel';
import { useAppSelector } from '../store/hooks';

/** Opens the registration form; nothing for participants, and until the account is known. */
export const RegisterButton = () => {
  const open = useOpenPanel();
  const isKnownGuest = useAppSelector(selectIsKnownGuest);
  return isKnownGuest ? (
    <Button variant="contained" onClick={() => open({ name: 'registration' })}>
      {invitation.open}
    </Button>
  ) : null;
};
