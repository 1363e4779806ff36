import { createContext } from 'react';

/** Reads aloud from a section (第N節) on; nothing while nothing can. */
export const ReadAloudContext = createContext<((section: number) => void) | undefined>(undefined);
