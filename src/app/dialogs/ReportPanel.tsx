import { ReportDialog } from '../../features/report/ReportDialog';
import { sendReport } from '../../features/report/send-report';
import { report as texts } from '../../messages/report';
import { useNotice } from '../../ui/notice/notice-context';
import { useAppDispatch } from '../store/hooks';
import { Confirming } from './Confirming';

interface ReportPanelProps {
  readonly title: string;
  readonly docid: string;
  /** `{docid}` of a story, `{docid}/{chapter}/{page}/{turn}` of a turn. */
  readonly url: string;
  readonly onClose: () => void;
}

const ReportPanel = ({ title, docid, url, onClose }: ReportPanelProps) => {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  return (
    <Confirming>
      <ReportDialog
        title={title}
        onSend={async (kind, reason) => {
          await dispatch(sendReport(docid, { kind, reason, url }));
          notify(texts.sent);
          onClose();
        }}
        onClose={onClose}
      />
    </Confirming>
  );
};

export default ReportPanel;
