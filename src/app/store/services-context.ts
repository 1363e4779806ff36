import { createContext } from 'react';
import type { Services } from '../../data/services';

/** What components read beside the store: chapters, and what this device remembers. */
export const ServicesContext = createContext<Pick<Services, 'chapters' | 'device'> | null>(null);
