import { createContext } from 'react';

/** Which way the lines of a story run. */
export const WritingContext = createContext<'horizontal' | 'vertical'>('horizontal');

/** Selects what is styled where lines run from top to bottom. */
export const IN_COLUMN = '[data-writing="vertical"] &';
