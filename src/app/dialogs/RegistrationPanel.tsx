import { RegistrationDialog } from '../../features/registration/RegistrationDialog';
import { dismissForm, register, typeDraft } from '../../features/registration/register';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Confirming } from './Confirming';

interface RegistrationPanelProps {
  /** Somebody has registered before, elsewhere. */
  readonly onAccount: () => void;
}

const RegistrationPanel = ({ onAccount }: RegistrationPanelProps) => {
  const dispatch = useAppDispatch();
  const registration = useAppSelector((state) => state.registration);
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
