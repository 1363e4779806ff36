import { later } from '../dialogs/later';

/** The words come first; the place of the tabs is kept. */
export const Chapters = later(() => import('./Chapters'));
