import { useState } from 'react';
import * as v from 'valibot';
import { readDraft, writeDraft } from '../../data/drafts';
import { NO_UID } from '../../features/user/user-slice';
import type { Draft } from '../../ui/dialog/draft';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';

interface SentDraft<Values> extends Draft<Values> {
  /** What is typed has been sent: it is forgotten. */
  readonly sent: () => void;
}

/**
 * Keeps what is typed into a form on this device until it is sent. Give the form a key of the account.
 * @param form The same name for the same form, in lower case.
 * @param initial What stands there while nothing is typed; looked at once.
 */
export function useDraft<Values extends object>(
  form: string,
  schema: v.GenericSchema<unknown, Values>,
  initial: Values,
): SentDraft<Values> {
  const { device } = useServices();
  const uid = useAppSelector(({ user }) => user.uid);
  const [saved, setSaved] = useState(() => v.parse(schema, initial));
  const [values, setValues] = useState(() => {
    // What was typed before the account was known belongs to it.
    const stored = readDraft(device, uid, form) ?? readDraft(device, NO_UID, form);
    const kept = v.safeParse(schema, stored);
    return kept.success ? kept.output : saved;
  });
  const isSaved = (each: Values) => JSON.stringify(each) === JSON.stringify(saved);
  const [isRestored, setIsRestored] = useState(() => !isSaved(values));
  const keep = (next: Values | undefined) => {
    writeDraft(device, NO_UID, form, undefined);
    writeDraft(device, uid, form, next);
  };
  const show = (next: Values) => {
    setValues(next);
    keep(isSaved(next) ? undefined : next);
  };
  return {
    values,
    change: (change) => show({ ...values, ...change }),
    isTyped: !isSaved(values),
    isRestored,
    reset: () => {
      show(saved);
      setIsRestored(false);
    },
    sent: () => {
      setSaved(values);
      setIsRestored(false);
      keep(undefined);
    },
  };
}
