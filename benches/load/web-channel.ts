import { Agent, request, type IncomingMessage } from 'node:http';
import * as v from 'valibot';

const PATH = '/google.firestore.v1.Firestore/Listen/channel';
/** One connection for each reader, as in browsers; not pooled. */
const connections = (): Agent => new Agent({ keepAlive: true, maxSockets: 2 });

const openedSchema = v.tuple([v.tuple([v.literal(0), v.looseTuple([v.literal('c'), v.string()])])]);
const batchSchema = v.array(v.tuple([v.number(), v.array(v.unknown())]));
const changeSchema = v.object({
  documentChange: v.object({
    document: v.object({ fields: v.object({ updatedAt: v.object({ stringValue: v.string() }) }) }),
  }),
});

interface Listening {
  /** `host:port` */
  readonly address: string;
  readonly project: string;
  /** The docid of the story. */
  readonly docid: string;
  /** Called with a chapter's `updatedAt`. */
  readonly onTurn: (updatedAt: string) => void;
  readonly failed: (message: string) => void;
}

/**
 * Listens to a story over WebChannel as the web SDK does in a browser, without inflating chapters: the SDK would measure
 * itself. @returns a function that ends it; resolves when the server has responded.
 */
export async function listenByWebChannel(listening: Listening): Promise<() => void> {
  const { address, project, docid, onTurn, failed } = listening;
  const agent = connections();
  const base = `http://${address}${PATH}?VER=8&database=projects%2F${project}%2Fdatabases%2F(default)&CVER=22&t=1`;
  const parent = `projects/${project}/databases/(default)/documents`;
  const addTarget = {
    database: `projects/${project}/databases/(default)`,
    addTarget: {
      targetId: 2,
      query: {
        parent,
        structuredQuery: {
          from: [{ collectionId: 'adventure27' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'uid' },
              op: 'EQUAL',
              value: { stringValue: docid },
            },
          },
        },
      },
    },
  };
  const form = new URLSearchParams({
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(addTarget),
  });
  const opening = await send(agent, `${base}&RID=1`, form.toString());
  let opened = '';
  for await (const chunk of opening.setEncoding('utf8')) opened += String(chunk);
  const [[, [, session]]] = v.parse(openedSchema, JSON.parse(opened.slice(opened.indexOf('\n'))));

  let last = 0;
  let isClosed = false;
  const receive = (text: string): void => {
    for (const [id, messages] of v.parse(batchSchema, JSON.parse(text))) {
      last = Math.max(last, id);
      for (const message of messages) {
        const change = v.safeParse(changeSchema, message);
        if (change.success) {
          onTurn(change.output.documentChange.document.fields.updatedAt.stringValue);
        }
      }
    }
  };
  const follow = async (): Promise<void> => {
    while (!isClosed) {
      const url = `${base}&RID=rpc&SID=${session}&CI=0&AID=${last}&TYPE=xmlhttp`;
      const response = await send(agent, url);
      if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
      let rest = '';
      for await (const chunk of response.setEncoding('utf8')) {
        rest = takeFrames(rest + String(chunk), receive);
      }
    }
  };
  void follow().catch((error: unknown) => {
    if (!isClosed) failed(String(error));
  });
  return () => {
    isClosed = true;
    agent.destroy();
  };
}

/** Each frame is its length in characters, a line end, and its text. @returns the incomplete rest. */
function takeFrames(text: string, take: (frame: string) => void): string {
  let rest = text;
  for (;;) {
    const end = rest.indexOf('\n');
    const length = Number(rest.slice(0, Math.max(end, 0)));
    if (end < 0 || rest.length < end + 1 + length) return rest;
    take(rest.slice(end + 1, end + 1 + length));
    rest = rest.slice(end + 1 + length);
  }
}

function send(agent: Agent, url: string, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
    });
    sent.on('error', reject).on('response', resolve);
    sent.end(body);
  });
}
