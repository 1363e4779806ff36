import { SHOWCASE_UID } from './paths';

const VOLUME = new RegExp(`^${SHOWCASE_UID}(?:v\\d+)?$`, 'u');

/** The uid of a volume of the showcase, counted from 1. Keys of lists begin with a uid and a hyphen: it has none. */
export const showcaseUid = (volume: number): string =>
  volume === 1 ? SHOWCASE_UID : `${SHOWCASE_UID}v${volume}`;

/** Whether a participant is a volume of the showcase, which has no account. */
export const isShowcase = (uid: string): boolean => VOLUME.test(uid);
