import { use, useEffect, useEffectEvent, useState } from 'react';
import { shownName } from '../../../story/guest';
import { BASE_PATH } from '../../../story/turn-url';
import { AccountDialog } from '../../features/account/AccountDialog';
import { accountErrorCode } from '../../data/accounts';
import {
  forgetAccount,
  openAccount,
  type OpenedAccount,
} from '../../features/account/account-thunks';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { account as texts, accountProblem } from '../../messages/account';
import { share } from '../../messages/share';
import { useNotice } from '../../ui/notice/notice-context';
import { ProgressDialog } from '../layout/ProgressDialog';
import { PaceContext } from '../pace-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';

const AccountPanel = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const { now } = use(PaceContext);
  const isGuest = useAppSelector(selectIsGuest);
  const { userName } = useAppSelector(selectUser);
  const hasLikes = useAppSelector(({ favourites }) => Object.keys(favourites.myFav).length > 0);
  const [opened, setOpened] = useState<OpenedAccount | null>(null);

  // A parent that draws itself anew brings new functions: the account is opened once all the same.
  const giveUp = useEffectEvent((code: string) => {
    notify(`${texts.failed}${accountProblem(code)}`);
    onClose();
  });
  useEffect(() => {
    let isClosed = false;
    dispatch(openAccount()).then(
      (result) => {
        if (!isClosed) setOpened(result);
      },
      (error: unknown) => {
        if (!isClosed) giveUp(accountErrorCode(error));
      },
    );
    return () => {
      isClosed = true;
    };
  }, [dispatch]);

  if (opened === null) return <ProgressDialog />;
  const { accounts } = opened;
  return (
    <AccountDialog
      account={opened.account}
      accounts={accounts}
      name={isGuest ? '' : shownName(userName)}
      hasLikes={hasLikes}
      now={now}
      onLinked={() => {
        notify(texts.linkedNow);
        void accounts.read().then((account) => setOpened({ ...opened, account }));
      }}
      onSwitched={() => {
        dispatch(forgetAccount());
        window.location.assign(`${BASE_PATH}/`);
      }}
      onCopy={(code) =>
        void navigator.clipboard.writeText(code).then(
          () => notify(share.copied),
          () => notify(share.failed),
        )
      }
      onClose={onClose}
    />
  );
};

export default AccountPanel;
