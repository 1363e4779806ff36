import { createContext } from 'react';
import type { ServedWelcome } from '../data/served-welcome';

/** What the page brought along for strangers at home; null where it did not. */
export const ServedWelcomeContext = createContext<ServedWelcome | null>(null);
