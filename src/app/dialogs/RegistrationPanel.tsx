import { useEffect } from 'react';
import * as v from 'valibot';
import { CAMPS, REGISTRATION_CAMP } from '../../../story/camp';
import { DEFAULT_FIRST_WORD } from '../../../story/first-word';
import {
  checkAccountIsKept,
  register,
  REGISTRATION_DRAFT,
} from '../../features/registration/register';
import { RegistrationDialog } from '../../features/registration/RegistrationDialog';
import { formClosed } from '../../features/registration/registration-slice';
import { selectIsKnownGuest, selectUser } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';
import type { PanelProps } from './panel-props';
import { useDraft } from './use-draft';

const schema = v.object({
  oid: v.string(),
  onamae: v.string(),
  firstWord: v.string(),
  camp: v.picklist(CAMPS),
});

/**
 * The form, to guests. Nothing until the account is known: a reload brings the panel back before. While it is being
 * sent the account may look registered before the server has confirmed it.
 */
const RegistrationPanel = (props: PanelProps) => {
  const { onClose } = props;
  const { progress } = useAppSelector(selectUser);
  const isKnownGuest = useAppSelector(selectIsKnownGuest);
  const isUnderWay = useAppSelector(
    ({ registration: { phase, failure } }) => phase !== 'none' || failure !== '',
  );
  const isParticipant = !progress && !isKnownGuest && !isUnderWay;
  useEffect(() => {
    if (isParticipant) onClose();
  }, [isParticipant, onClose]);
  return isKnownGuest || isUnderWay ? <Registration {...props} /> : null;
};

const Registration = ({ onClose, onSwap }: PanelProps) => {
  const dispatch = useAppDispatch();
  const { device } = useServices();
  const { uid } = useAppSelector(selectUser);
  const registration = useAppSelector((state) => state.registration);
  const draft = useDraft(REGISTRATION_DRAFT, schema, {
    oid: device.read('owner'),
    onamae: device.read('name'),
    firstWord: DEFAULT_FIRST_WORD,
    camp: REGISTRATION_CAMP,
  });
  useEffect(() => void dispatch(checkAccountIsKept()), [dispatch]);
  useEffect(() => () => void dispatch(formClosed()), [dispatch]);
  return (
    <RegistrationDialog
      registration={registration}
      draft={draft}
      onRegister={() => void dispatch(register(draft.values, uid))}
      onClose={onClose}
      onAccount={() => onSwap({ name: 'account' })}
    />
  );
};

export default RegistrationPanel;
