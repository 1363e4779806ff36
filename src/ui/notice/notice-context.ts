import { createContext, use } from 'react';

/**
 * Shows a sentence for a while; the newest takes the place of the one before. One that asks for a reload stays, and
 * brings the button for it.
 */
export type Notify = (sentence: string, asksForReload?: boolean) => void;

export const NoticeContext = createContext<Notify>(() => undefined);

export const useNotice = (): Notify => use(NoticeContext);
