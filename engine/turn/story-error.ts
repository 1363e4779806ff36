/** A fault in the content: a world that can't go on. Content tests exist so that no reader meets it. */
export class StoryError extends Error {
  readonly code: 'no-scene' | 'no-action' | 'unknown-storylet' | 'unknown-world';

  constructor(code: StoryError['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'StoryError';
    this.code = code;
  }
}
