import { SHOWCASE_UID } from './paths';

/** The uid of a volume of the showcase, counted from 1. */
export const showcaseUid = (volume: number): string =>
  volume === 1 ? SHOWCASE_UID : `${SHOWCASE_UID}-${volume}`;

/** Whether a participant is a volume of the showcase, which has no account. */
export const isShowcase = (uid: string): boolean =>
  uid === SHOWCASE_UID || uid.startsWith(`${SHOWCASE_UID}-`);
