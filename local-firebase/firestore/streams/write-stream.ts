import * as v from 'valibot';
import { invalidArgument } from '../status/rpc-error';
import { writeSchema } from '../writes/write';
import { commitWrites } from '../rpc/commit';
import type { OpenDuplexStream } from '../rpc/duplex-stream';
import { parseRequest } from '../rpc/services';

const handshakeSchema = v.object({ database: v.optional(v.string(), '') });
const writesSchema = v.object({ writes: v.optional(v.array(writeSchema), []) });

/** The Write stream: a handshake that names the database, then one commit per message, in order. */
export const openWriteStream: OpenDuplexStream = (services, caller, peer) => {
  let closed = false;
  let messages = 0;
  let work = Promise.resolve();

  const answer = async (message: unknown): Promise<object> => {
    const streamToken = Buffer.from(String(messages)).toString('base64');
    if (messages++ === 0) {
      if (parseRequest(handshakeSchema, message).database === '') {
        throw invalidArgument("'database' must be set on an initial write request.");
      }
      return { streamId: services.newDocumentId(), streamToken };
    }
    const { writes } = parseRequest(writesSchema, message);
    return { streamToken, ...(await commitWrites(services, caller, writes)) };
  };

  const process = async (message: unknown): Promise<void> => {
    if (closed) return;
    try {
      const response = await answer(message);
      if (!closed) peer.send(response);
    } catch (error) {
      if (!closed) peer.fail(error);
      closed = true;
    }
  };

  return {
    receive: (message) => {
      work = work.then(() => process(message));
    },
    close: () => {
      closed = true;
    },
  };
};
