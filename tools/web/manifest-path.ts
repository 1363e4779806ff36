import { BASE_PATH } from '../../story/turn-url.ts';

/** The file of the web app manifest, in the build's folder. */
export const MANIFEST = 'manifest.webmanifest';
export const MANIFEST_PATH = `${BASE_PATH}/${MANIFEST}`;
