import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BASE_PATH } from '../../../story/turn-url';
import { accountProblem } from '../../messages/account';
import { privacy as texts } from '../../messages/privacy';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { useAsk } from '../../ui/dialog/ask-context';
import { useSaving } from '../../ui/dialog/use-saving';

interface PrivacyDialogProps {
  readonly onErase: () => Promise<'done' | 'accepted'>;
  /** Everything is gone: the page begins anew. */
  readonly onErased: () => void;
  readonly onClose: () => void;
}

/** What is kept, for how long, and how it goes. */
export const PrivacyDialog = ({ onErase, onErased, onClose }: PrivacyDialogProps) => {
  const [outcome, setOutcome] = useState<'done' | 'accepted' | null>(null);
  const { isSaving, failure, run } = useSaving();
  const ask = useAsk();
  const erase = async () => {
    if (!(await ask({ title: texts.confirmTitle, description: texts.confirm }))) return;
    await run(async () => {
      setOutcome(await onErase());
    });
  };
  const close = outcome === null ? onClose : onErased;
  return (
    <AppDialog
      title={texts.title}
      onClose={close}
      isText
      {...(outcome === null
        ? {}
        : {
            actions: (
              <Button variant="contained" onClick={onErased}>
                {texts.beginAnew}
              </Button>
            ),
          })}
    >
      <Typography>{texts.lead}</Typography>
      {texts.parts.map(({ title, lines }) => (
        <Box component="section" key={title} sx={{ mt: 3 }}>
          <Typography variant="h5" component="h3">
            {title}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { mt: 0.5 } }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      ))}
      <Typography sx={{ mt: 3 }}>
        <Link href={`${BASE_PATH}/licenses.txt`} target="_blank">
          {texts.licences}
        </Link>
      </Typography>
      <Box component="section" sx={{ mt: 3 }}>
        <Typography variant="h5" component="h3">
          {texts.eraseTitle}
        </Typography>
        <Typography sx={{ mt: 1 }}>{texts.eraseLead}</Typography>
        <div role="status">
          {outcome !== null && (
            <Alert severity="success" sx={{ mt: 1.5 }}>
              {texts[outcome]}
            </Alert>
          )}
        </div>
        {failure !== '' && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {texts.failed}
            {accountProblem(failure)}
          </Alert>
        )}
        {outcome === null && (
          <Button
            variant="outlined"
            color="error"
            loading={isSaving}
            onClick={() => void erase()}
            sx={{ mt: 1.5 }}
          >
            {texts.erase}
          </Button>
        )}
      </Box>
    </AppDialog>
  );
};
