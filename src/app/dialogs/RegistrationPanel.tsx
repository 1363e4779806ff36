import { useEffect } from 'react';
import { RegistrationDialog } from '../../features/registration/RegistrationDialog';
import {
  dismissForm,
  checkAccountIsKept,
  register,
  typeDraft,
} from '../../features/registration/register';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Confirming } from './Confirming';
import { WaitingPanel } from './WaitingPanel';

interface RegistrationPanelProps {
  /** The form has been sent. What follows comes with it: loaded then, it would come after the story that it waits for. */
  readonly isWaiting: boolean;
  /** Somebody has registered before, elsewhere. */
  readonly onAccount: () => void;
}

const RegistrationPanel = ({ isWaiting, onAccount }: RegistrationPanelProps) => {
  const dispatch = useAppDispatch();
  const registration = useAppSelector((state) => state.registration);
  useEffect(() => void dispatch(checkAccountIsKept()), [dispatch]);
  if (isWaiting) return <WaitingPanel />;
  return (
    <Confirming>
      <RegistrationDialog
        registration={registration}
        onDraft={(field, text) => dispatch(typeDraft(field, text))}
        onRegister={() => void dispatch(register())}
        onCancel={() => dispatch(dismissForm())}
        onAccount={() => {
          dispatch(dismissForm());
          onAccount();
        }}
      />
    </Confirming>
  );
};

export default RegistrationPanel;
