import { ModelError } from '../../narration/model/text-model';

type Fetch = typeof globalThis.fetch;

/**
 * `fetch` whose responses may not have more bytes than this: a limit of characters or tokens does not end a stream of
 * comments, of reasoning, or of something else that is no answer.
 */
export function limitedFetch(maxBytes: number, fetch: Fetch = globalThis.fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    let bytes = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= maxBytes) controller.enqueue(chunk);
        // Also closes the connection.
        else controller.error(tooMany(maxBytes));
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
  };
}

function tooMany(maxBytes: number): ModelError {
  return new ModelError('model-too-long', `The answer has more than ${maxBytes} bytes.`);
}
