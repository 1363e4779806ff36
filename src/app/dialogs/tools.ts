import { later } from './later';

/** What can be done with a whole story. */
export const StoryMenu = later(() => import('./StoryMenu'));

/** これまでのあらすじ for returning readers. */
export const RecapOffer = later(() => import('./RecapOffer'));

/** How a turn is handed on. */
export const TurnTools = later(() => import('./TurnTools'));
