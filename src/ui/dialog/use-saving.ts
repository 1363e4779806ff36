import { useState } from 'react';

interface Saving {
  readonly isSaving: boolean;
  /** The last attempt's code, '' when it went well or there was none. */
  readonly failure: string;
  /** Runs a write that says why it failed, or null. */
  readonly run: (write: () => Promise<string | null>) => Promise<void>;
}

/** Keeps track of a form's write. */
export function useSaving(): Saving {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (write: () => Promise<string | null>) => {
    setIsSaving(true);
    setFailure('');
    const code = await write();
    setIsSaving(false);
    setFailure(code ?? '');
  };
  return { isSaving, failure, run };
}
