import { useEffect } from 'react';
import * as v from 'valibot';
import { RenameDialog } from '../../features/registration/RenameDialog';
import { changeName } from '../../features/user/change-character';
import { selectIsGuest, selectIsKnownGuest, selectUser } from '../../features/user/user-slice';
import { common } from '../../messages/common';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';
import { useDraft } from './use-draft';

const schema = v.object({ onamae: v.string() });

/** Nothing until the account is known: a reload brings the panel back before. A guest has no name to change. */
const RenamePanel = (props: PanelProps) => {
  const { onClose } = props;
  const isGuest = useAppSelector(selectIsGuest);
  const isKnownGuest = useAppSelector(selectIsKnownGuest);
  useEffect(() => {
    if (isKnownGuest) onClose();
  }, [isKnownGuest, onClose]);
  return isGuest ? null : <Rename {...props} />;
};

const Rename = ({ onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const { userName } = useAppSelector(selectUser);
  const draft = useDraft('rename', schema, { onamae: userName });
  return (
    <RenameDialog
      draft={draft}
      onRename={async (onamae) => {
        await dispatch(changeName(onamae));
        draft.sent();
        notify(common.saved);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default RenamePanel;
