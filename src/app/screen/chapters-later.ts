import { later } from '../dialogs/later';

/** A row of tabs weighs as much as all components of the story: the words come first, and its place is kept. */
export const Chapters = later(() => import('./Chapters'));
