/** A fault in the content, with which a story can't continue. Content tests prevent it. */
export class StoryError extends Error {
  readonly code: 'no-scene' | 'unknown-spine' | 'no-action' | 'unknown-storylet' | 'unknown-world';

  constructor(code: StoryError['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'StoryError';
    this.code = code;
  }
}
