import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import { share as texts } from '../../messages/panels';
import { useNotice } from '../../ui/notice/notice-context';

/** Copies the address of one turn. */
export const ShareButton = ({ url }: { url: string }) => {
  const notify = useNotice();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify(texts.copied);
    } catch {
      notify(texts.failed);
    }
  };
  return (
    <Button
      color="inherit"
      startIcon={<Share />}
      onClick={() => void copy()}
      sx={{ color: 'text.secondary' }}
    >
      {texts.share}
    </Button>
  );
};
