export type StoryCommandErrorCode =
  | 'bad-command'
  | 'seed-malformed'
  | 'serial-malformed'
  | 'turns-malformed'
  | 'camp-unknown'
  | 'category-unknown'
  | 'format-unknown'
  | 'model-missing'
  | 'world-not-found'
  | 'scene-file-missing';

/** Why `npm run story` can't carry out a command line; the message is in English. */
export interface StoryCommandError {
  readonly code: StoryCommandErrorCode;
  readonly message: string;
}
