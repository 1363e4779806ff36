import { createContext, use } from 'react';

export interface Question {
  readonly title: string;
  readonly description: string;
  /** What is decided on, in the words of a story. */
  readonly quotation?: string;
}

/** Resolves to whether はい was the answer. */
export type Ask = (question: Question) => Promise<boolean>;

export const AskContext = createContext<Ask>(() => {
  throw new Error('There are no Questions above.');
});

export const useAsk = (): Ask => use(AskContext);
