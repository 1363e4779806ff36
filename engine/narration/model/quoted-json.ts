/** JSON whose strings can neither end the block that they stand in nor look like a tag. */
export function quotedJson(data: unknown, indent = 1): string {
  return JSON.stringify(data, null, indent).replace(
    /[<>\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A block of a prompt. Its marks have a key that participants cannot know, so that no typed text can end it. */
export const markedBlock = (name: string, key: string, words: string): string =>
  `<<<${name}:${key}\n${words}\n${key}:${name}>>>`;
