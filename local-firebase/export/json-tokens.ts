import { pipeline, type Readable } from 'node:stream';
import { parser, type Token } from 'stream-json/parser.js';

export type JsonToken = Token;

/** The tokens of a JSON text, with keys, texts and numbers whole. Throws for what is no JSON. */
export async function* tokensOf(text: Readable): AsyncGenerator<JsonToken> {
  const tokens = parser.asStream({ packValues: true, streamValues: false });
  // What fails before it fails the reading below.
  pipeline(text, tokens, () => undefined);
  yield* tokens;
}
