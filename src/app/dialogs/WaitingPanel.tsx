import { useEffect, useState } from 'react';
import { countSections } from '../../../story/newest-section';
import { awaitMembership } from '../../features/registration/await-membership';
import { waitingEnded } from '../../features/registration/registration-slice';
import { WaitingDialog } from '../../features/registration/WaitingDialog';
import { selectAccount } from '../../features/user/user-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** How long the waiting is shown at least, in ms: a flash would only startle. */
const READABLE_MS = 700;

/** Waits for the beginning of one's own story: its first section, or the list of participants, whichever is quicker. */
export const WaitingPanel = () => {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectAccount);
  const hasBegun = useAppSelector(
    ({ user, registration, adventure }) =>
      registration.hasBegun || (adventure.docid === user.uid && countSections(adventure.story) > 0),
  );
  const [isReadable, setIsReadable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReadable(true), READABLE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => (uid === null ? undefined : dispatch(awaitMembership(uid))), [dispatch, uid]);
  useEffect(() => {
    if (isReadable && hasBegun) dispatch(waitingEnded());
  }, [dispatch, isReadable, hasBegun]);
  return <WaitingDialog onClose={() => dispatch(waitingEnded())} />;
};
