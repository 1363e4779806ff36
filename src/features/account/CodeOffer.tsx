import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatClock } from '../../../view/formats/moment';
import type { Accounts, HandoverCode } from '../../data/accounts';
import { account as texts } from '../../messages/account';
import { useSaving } from '../../ui/dialog/use-saving';
import { Problem } from './Problem';

interface CodeOfferProps {
  readonly accounts: Pick<Accounts, 'offerCode' | 'watchOffer'>;
  /** Whose code it is. */
  readonly uid: string;
  readonly onCopy: (code: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Makes a code for another device, and says when it was used. */
export const CodeOffer = ({ accounts, uid, onCopy, now }: CodeOfferProps) => {
  const [offered, setOffered] = useState<HandoverCode | null>(null);
  const [end, setEnd] = useState<'taken' | 'over' | null>(null);
  const { isSaving, failure, run } = useSaving();

  useEffect(() => {
    if (offered === null) return undefined;
    const timer = setTimeout(() => setEnd('over'), offered.until - now());
    const stop = accounts.watchOffer(uid, (isThere) => {
      if (!isThere) setEnd((before) => before ?? 'taken');
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [offered, accounts, uid, now]);

  const offer = () =>
    run(async () => {
      const made = await accounts.offerCode();
      setEnd(null);
      setOffered(made);
    });
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {texts.codeLead}
      </Typography>
      {offered !== null && end === null && (
        <Box sx={{ mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'background.default' }}>
          <Typography
            component="output"
            sx={{
              display: 'block',
              fontFamily: 'monospace',
              fontSize: '1.75rem',
              letterSpacing: '0.08em',
              overflowWrap: 'anywhere',
            }}
          >
            {offered.code}
          </Typography>
          <Typography variant="body2">{texts.codeUntil(formatClock(offered.until))}</Typography>
          <Button sx={{ mt: 1 }} onClick={() => onCopy(offered.code)}>
            {texts.copyCode}
          </Button>
        </Box>
      )}
      <div role="status">
        {end !== null && (
          <Alert severity={end === 'taken' ? 'success' : 'info'} sx={{ mt: 1.5 }}>
            {end === 'taken' ? texts.codeTaken : texts.codeOver}
          </Alert>
        )}
      </div>
      <Problem code={failure} />
      <Button
        variant={offered === null ? 'contained' : 'outlined'}
        loading={isSaving}
        onClick={() => void offer()}
        sx={{ mt: 1.5 }}
      >
        {offered === null ? texts.makeCode : texts.makeAnother}
      </Button>
    </>
  );
};
