import { later } from './later';

/** What can be done with a whole story. */
export const StoryMenu = later(() => import('./StoryMenu'));

/** 続きから読む and これまでのあらすじ for returning readers. */
export const WaysBack = later(() => import('./WaysBack'));

/** How a turn is handed on. */
export const TurnTools = later(() => import('./TurnTools'));
