import Button from '@mui/material/Button';
import { formOpened } from '../../features/registration/registration-slice';
import { selectIsKnownGuest } from '../../features/user/user-slice';
import { invitation } from '../../messages/invitation';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** Opens the form of registration; nothing for who is registered, or may be. */
export const RegisterButton = () => {
  const dispatch = useAppDispatch();
  const isKnownGuest = useAppSelector(selectIsKnownGuest);
  return isKnownGuest ? (
    <Button variant="contained" onClick={() => dispatch(formOpened())}>
      {invitation.open}
    </Button>
  ) : null;
};
