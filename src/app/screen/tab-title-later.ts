import { later } from '../dialogs/later';

/** Until it is there the window has the title with which its page came. */
export const TabTitle = later(() => import('./TabTitle'));
