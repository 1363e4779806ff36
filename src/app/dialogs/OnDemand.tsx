import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { failures } from '../../messages/failures';
import { useNotice } from '../../ui/notice/notice-context';
import { ProgressDialog } from '../layout/ProgressDialog';

interface OnDemandProps {
  /** A change of any of them tries once more. */
  readonly resetKeys: readonly unknown[];
  /** What was wanted can't be loaded, which has been said already. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Dialogs that come when they are first opened. One that can't be loaded leaves the story as it is. */
export const OnDemand = ({ resetKeys, onFailure, children }: OnDemandProps) => {
  const notify = useNotice();
  return (
    <ErrorBoundary
      fallback={null}
      resetKeys={[...resetKeys]}
      onError={() => {
        notify(failures.dialog, true);
        onFailure();
      }}
    >
      <Suspense fallback={<ProgressDialog />}>{children}</Suspense>
    </ErrorBoundary>
  );
};
