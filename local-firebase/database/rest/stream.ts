import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { DataChange, Listener } from '../namespace/listener';
import { queryView } from '../queries/query-window';
import type { Query } from '../queries/query';
import { exportText } from '../tree/to-json';
import { nodeAt } from '../tree/tree';
import type { RestRequest } from './request';

const keepAliveSeconds = 30;

function eventText(event: string, json: string): string {
  return `event: ${event}\ndata: ${json}\n\n`;
}

/** Serves `Accept: text/event-stream`: the data, then its changes, until the client disconnects. */
export function stream(
  request: RestRequest,
  query: Query | null,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): void {
  const { namespace, path, identity } = request;
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    ...headers,
  });
  const send = ({ kind, path: at, json }: DataChange) => {
    const relative = JSON.stringify(`/${at.slice(path.length).join('/')}`);
    const event = kind === 'put' ? 'put' : 'patch';
    response.write(eventText(event, `{"path":${relative},"data":${json}}`));
  };
  const listener: Listener = {
    path,
    query,
    identity: () => identity,
    changed: send,
    revoked: () => response.end(eventText('cancel', '"Permission denied"')),
  };
  const node = nodeAt(namespace.root(), path);
  const view = query === null ? node : queryView(node, query);
  send({ kind: 'put', path, json: exportText(view) });
  namespace.listen(listener);
  const keepAlive = setInterval(
    () => response.write(eventText('keep-alive', 'null')),
    keepAliveSeconds * 1000,
  );
  response.on('close', () => {
    clearInterval(keepAlive);
    namespace.unlisten(listener);
  });
}
