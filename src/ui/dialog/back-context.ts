import { createContext } from 'react';

/** Has the browser's Back do something in place of closing the dialog; returns what ends that. */
export type GuardBack = (onBack: () => void) => () => void;

/** Without a provider Back does what it always does. */
export const BackContext = createContext<GuardBack>(() => () => undefined);
