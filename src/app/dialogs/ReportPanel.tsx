import * as v from 'valibot';
import { REPORT_KINDS } from '../../../story/report';
import { turnUrl } from '../../../story/turn-url';
import { ReportDialog } from '../../features/report/ReportDialog';
import { sendReport } from '../../features/report/send-report';
import { report as texts } from '../../messages/report';
import { storyMenu } from '../../messages/story-menu';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { PanelProps } from './panel-props';
import { useDraft } from './use-draft';
import { useStoryRoute } from './use-story-route';

const schema = v.object({ kind: v.nullable(v.picklist(REPORT_KINDS)), reason: v.string() });

/** A reload opens it before the account is known. */
const ReportPanel = (props: PanelProps) => {
  const uid = useAppSelector(({ user }) => user.uid);
  return <StoryReport key={uid} {...props} />;
};

const StoryReport = ({ at, onClose }: PanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const { docid } = useStoryRoute();
  const url = at === undefined ? docid : turnUrl({ docid, ...at });
  const draft = useDraft(`report/${url}`, schema, { kind: null, reason: '' });
  return (
    <ReportDialog
      title={at === undefined ? storyMenu.report : texts.turn(at.section)}
      draft={draft}
      onSend={async (kind, reason) => {
        await dispatch(sendReport(docid, { kind, reason, url }));
        draft.sent();
        notify(texts.sent);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default ReportPanel;
