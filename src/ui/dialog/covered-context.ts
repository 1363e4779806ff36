import { createContext } from 'react';

/** Whether another dialog lies over the one inside. */
export const CoveredContext = createContext(false);
