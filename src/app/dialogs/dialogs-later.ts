import { lazyPart } from '../../ui/lazy-part/lazy-part';

/** The dialogs that are open; nobody sees one before pressing something. */
export const Dialogs = lazyPart(() => import('./Dialogs'));
