import IosShare from '@mui/icons-material/IosShare';
import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import { share as texts } from '../../messages/panels';
import { useNotice } from '../../ui/notice/notice-context';

const canSend = (): boolean => typeof navigator.share === 'function';

/** Hands the address to another app; who changes their mind is told nothing. */
async function send(url: string): Promise<void> {
  try {
    await navigator.share({ title: document.title, url });
  } catch {
    // The sheet was closed.
  }
}

/** Copies the address of one turn; where the system has a sheet for sharing, that too. */
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
    <>
      <Button
        color="inherit"
        startIcon={<Share />}
        onClick={() => void copy()}
        sx={{ color: 'text.secondary' }}
      >
        {texts.share}
      </Button>
      {canSend() && (
        <Button
          color="inherit"
          startIcon={<IosShare />}
          onClick={() => void send(url)}
          sx={{ color: 'text.secondary' }}
        >
          {texts.send}
        </Button>
      )}
    </>
  );
};
