import { ConfirmProvider } from 'material-ui-confirm';
import type { ReactNode } from 'react';
import { common } from '../../messages/common';

/** Gives the dialogs inside the question はい or いいえ. */
export const Confirming = ({ children }: { children: ReactNode }) => (
  <ConfirmProvider
    defaultOptions={{
      confirmationText: common.yes,
      cancellationText: common.no,
      confirmationButtonProps: { variant: 'contained', autoFocus: true },
      dialogProps: { maxWidth: 'xs' },
    }}
  >
    {children}
  </ConfirmProvider>
);
