import type { Content } from './format/content';

// `#content` (package.json): what `tools/content/compile-content.ts` makes of the files of `content/`.
export declare const WORLDS: Content['worlds'];
export declare const ANYWHERE: Content['anywhere'];
export declare const BATTLES_ANYWHERE: Content['battlesAnywhere'];
export declare const REVELATION: Content['revelation'];
export declare const QUESTION: Content['question'];
export declare const TOMORROW: Content['tomorrow'];
export declare const OFFER: Content['offer'];
export declare const INTERRUPTIONS: Content['interruptions'];
export declare const ENDINGS: Content['endings'];
export declare const MEMORIES: Content['memories'];
export declare const LEFT_BY_WORLDS: Content['leftByWorlds'];
export declare const FRAME: Content['frame'];
