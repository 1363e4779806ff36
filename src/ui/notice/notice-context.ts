import { createContext, use } from 'react';

/** Shows a sentence for a while; the newest takes the place of the one before. */
export type Notify = (sentence: string) => void;

export const NoticeContext = createContext<Notify>(() => undefined);

export const useNotice = (): Notify => use(NoticeContext);
