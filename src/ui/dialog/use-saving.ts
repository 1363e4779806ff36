import { useState } from 'react';
import { accountErrorCode } from '../../data/accounts';

interface Saving {
  readonly isSaving: boolean;
  /** The last attempt's error code, '' when it went well or there was none. */
  readonly failure: string;
  /** Runs a write, which rejects with a `DataError` or an `AccountError` when it fails. */
  readonly run: (write: () => Promise<void>) => Promise<void>;
}

/** Keeps track of a form's write. */
export function useSaving(): Saving {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (write: () => Promise<void>) => {
    setIsSaving(true);
    setFailure('');
    try {
      await write();
    } catch (error) {
      setFailure(accountErrorCode(error));
    }
    setIsSaving(false);
  };
  return { isSaving, failure, run };
}
