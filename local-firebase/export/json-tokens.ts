import { pipeline, type Readable } from 'node:stream';
import { parser, type Token } from 'stream-json/parser.js';

export type JsonToken = Token;

/** Streams the tokens of a JSON text; keys, strings and numbers are whole. Throws for invalid JSON. */
export async function* tokensOf(text: Readable): AsyncGenerator<JsonToken> {
  const tokens = parser.asStream({ packValues: true, streamValues: false });
  // A stream error makes the reading below fail.
  pipeline(text, tokens, () => undefined);
  yield* tokens;
}
