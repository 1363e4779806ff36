import { waitingEnded } from '../../features/registration/registration-slice';
import { WaitingDialog } from '../../features/registration/WaitingDialog';
import { useAppDispatch } from '../store/hooks';

const WaitingPanel = () => {
  const dispatch = useAppDispatch();
  return <WaitingDialog onClose={() => dispatch(waitingEnded())} />;
};

export default WaitingPanel;
