import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { connect, createServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { listenLocally } from '../listen-locally';
import { createMessages, fieldCount } from './protobuf';

export interface TappedFirestore {
  readonly address: string;
  readonly seen: { reads: number; writes: number; bytes: number };
  close(): Promise<void>;
}

/** Response fields with a document, or the name of a missing one; by method. */
const READ_FIELDS: Readonly<Record<string, readonly number[]>> = {
  BatchGetDocuments: [1, 2],
  RunQuery: [1],
  RunAggregationQuery: [1],
};
/** The request field with a write. */
const WRITE_FIELDS: Readonly<Record<string, number>> = { Commit: 2, BatchWrite: 2 };

/**
 * A proxy between firebase-admin and Firestore that counts documents.
 * https://github.com/googleapis/googleapis/blob/master/google/firestore/v1/firestore.proto
 */
export async function tapFirestore(target: string): Promise<TappedFirestore> {
  const seen = { reads: 0, writes: 0, bytes: 0 };
  const upstream = connect(`http://${target}`);
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    const method = String(headers[':path']).split('/').at(-1) ?? '';
    const asked = createMessages((message) => {
      const field = WRITE_FIELDS[method];
      if (field !== undefined) seen.writes += fieldCount(message, field);
    });
    const answered = createMessages((message) => {
      for (const field of READ_FIELDS[method] ?? []) seen.reads += fieldCount(message, field);
    });
    const onward = upstream.request(headers);
    let trailers: OutgoingHttpHeaders = {};
    stream.on('data', (bytes: Buffer) => {
      asked(bytes);
      onward.write(bytes);
    });
    stream.on('end', () => onward.end());
    stream.on('aborted', () => onward.close());
    stream.on('error', () => onward.close());
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    onward.on('response', (answer, flags) => {
      // An error has no body: its headers are the whole response.
      const isAll = (flags & 1) === 1;
      stream.respond(answer, isAll ? { endStream: true } : { waitForTrailers: true });
    });
    onward.on('data', (bytes: Buffer) => {
      seen.bytes += bytes.length;
      answered(bytes);
      stream.write(bytes);
    });
    onward.on('trailers', (given: IncomingHttpHeaders) => {
      trailers = given;
    });
    onward.on('end', () => stream.end());
    onward.on('error', () => stream.close());
  });
  return {
    address: await listenLocally(server),
    seen,
    close: () =>
      new Promise((resolve) => {
        upstream.destroy();
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
