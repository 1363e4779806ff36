import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Account, Accounts } from '../../data/accounts';
import { account as texts } from '../../messages/account';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { useAsk } from '../../ui/dialog/ask-context';
import { useAskBeforeClosing } from '../../ui/dialog/use-ask-before-closing';
import { CodeEntry } from './CodeEntry';
import { CodeOffer } from './CodeOffer';
import { LinkForm } from './LinkForm';
import { Part } from './Part';
import { SignInForm } from './SignInForm';

interface AccountDialogProps {
  readonly account: Account;
  readonly accounts: Accounts;
  /** The participant's name; '' for a guest. */
  readonly name: string;
  /** A guest has liked something. */
  readonly hasLikes: boolean;
  readonly now: () => number;
  readonly onLinked: () => void;
  /** Another account is signed in: everything has to begin anew. */
  readonly onSwitched: () => void;
  readonly onCopy: (code: string) => void;
  readonly onClose: () => void;
}

/** Keeps this device's account beyond it, or brings another one here. */
export const AccountDialog = (props: AccountDialogProps) => {
  const { account, accounts, name, hasLikes, now, onLinked, onSwitched, onCopy, onClose } = props;
  const [direction, setDirection] = useState<'from' | 'to'>(name === '' ? 'to' : 'from');
  const [isTyped, setIsTyped] = useState(false);
  const ask = useAsk();
  // Passwords and codes are not kept.
  const close = useAskBeforeClosing(isTyped, onClose, false);

  const question = (): string | null => {
    if (name === '') return hasLikes ? texts.switchGuest : null;
    return account.email === null
      ? texts.switchParticipant(name)
      : texts.switchLinked(name, account.email);
  };
  /** Signs in to another account once it is clear what becomes of this one. */
  const change = async (work: () => Promise<void>): Promise<void> => {
    const description = question();
    if (description !== null) {
      if (!(await ask({ title: texts.confirmTitle, description }))) return;
    }
    await work();
    onSwitched();
  };

  return (
    <AppDialog title={texts.title} onClose={close}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label={texts.directions}
        value={direction}
        onChange={(_event, chosen: 'from' | 'to' | null) => setDirection(chosen ?? direction)}
      >
        <ToggleButton value="from">{texts.from}</ToggleButton>
        <ToggleButton value="to">{texts.to}</ToggleButton>
      </ToggleButtonGroup>
      <Typography sx={{ mt: 2 }}>{direction === 'from' ? texts.fromLead : texts.toLead}</Typography>
      <div onInput={() => setIsTyped(true)}>
        {direction === 'from' ? (
          <>
            <Part title={texts.codeTitle}>
              <CodeOffer accounts={accounts} uid={account.uid} onCopy={onCopy} now={now} />
            </Part>
            <Part title={texts.emailTitle}>
              {account.email === null ? (
                <LinkForm
                  onLink={async (email, password) => {
                    await accounts.link(email, password);
                    setIsTyped(false);
                    onLinked();
                  }}
                />
              ) : (
                <Typography>{texts.linked(account.email)}</Typography>
              )}
            </Part>
          </>
        ) : (
          <>
            <Part title={texts.codeTitle}>
              <CodeEntry onRedeem={(code) => change(() => accounts.redeem(code))} />
            </Part>
            <Part title={texts.emailTitle}>
              <SignInForm
                onSignIn={(email, password) => change(() => accounts.signIn(email, password))}
                onReset={(email) => accounts.sendReset(email)}
              />
            </Part>
          </>
        )}
      </div>
    </AppDialog>
  );
};
