import Button from '@mui/material/Button';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { CONTROL, controlNames } from '../../../view/controls/control-names';
import { controlTexts } from '../../../view/texts/control-texts';
import { useOpenPanel } from '../panels/use-open-panel';
import { usePress } from '../panels/use-press';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';

interface RegisterButtonProps {
  /** Where it is not the one thing to do. */
  readonly isQuiet?: boolean;
}

/** Opens the registration form; nothing for participants, and until the account is known where this device remembers an entry. */
export const RegisterButton = ({ isQuiet = false }: RegisterButtonProps) => {
  const open = useOpenPanel();
  const { device } = useServices();
  const isGuest = useAppSelector(selectIsGuest);
  const { progress } = useAppSelector(selectUser);
  const press = usePress(() => open({ name: 'registration' }));
  return isGuest && (!progress || device.read('entry') === '') ? (
    <Button
      variant={isQuiet ? 'outlined' : 'contained'}
      {...{ [CONTROL]: controlNames.register }}
      {...press}
    >
      {controlTexts.register}
    </Button>
  ) : null;
};
