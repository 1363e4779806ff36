import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, useCallback, useState, type ReactNode } from 'react';
import { common } from '../../messages/common';
import { AppDialog } from './AppDialog';
import { AskContext, type Ask, type Question } from './ask-context';
import { CoveredContext } from './covered-context';
import { Quotation } from './Quotation';
import { useBack } from './use-back';

interface Asked extends Question {
  readonly answer: (isYes: boolean) => void;
}

/** Gives the dialogs inside a question with はい and いいえ. Esc, Back and the backdrop answer いいえ. */
export const Questions = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<Ask>(
    (question) => new Promise((resolve) => setAsked({ ...question, answer: resolve })),
    [],
  );
  const answer = (isYes: boolean) => {
    asked?.answer(isYes);
    setAsked(null);
  };
  const refuse = () => answer(false);
  useBack(asked !== null, refuse);
  const isCovered = use(CoveredContext);
  return (
    <AskContext value={ask}>
      <CoveredContext value={isCovered || asked !== null}>{children}</CoveredContext>
      {asked !== null && (
        <AppDialog
          title={asked.title}
          maxWidth="xs"
          onClose={refuse}
          actions={
            <>
              <Button onClick={refuse}>{common.no}</Button>
              <Button variant="contained" autoFocus onClick={() => answer(true)}>
                {common.yes}
              </Button>
            </>
          }
        >
          {asked.quotation !== undefined && <Quotation>{asked.quotation}</Quotation>}
          <Typography color="textSecondary">{asked.description}</Typography>
        </AppDialog>
      )}
    </AskContext>
  );
};
