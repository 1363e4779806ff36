import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { once } from 'node:events';
import * as v from 'valibot';
import { ADVENTURE_COLLECTION } from '../../story/paths';
import { distribution } from '../statistics';
import type { Reading } from './reading';
import { listenByWebChannel } from './web-channel';

const taskSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** `host:port` of Firestore. */
    address: v.string(),
    project: v.string(),
    docids: v.array(v.string()),
    overWebChannel: v.number(),
    overGrpc: v.number(),
  }),
);

/**
 * Readers in a child process, so that their memory is not counted. Prints `listening` when all of them are, and the result
 * when its input ends.
 * @param args One: the task as JSON.
 */
export async function main([task = '']: readonly string[]): Promise<number> {
  const { address, project, docids, overWebChannel, overGrpc } = v.parse(taskSchema, task);
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  const begun = Date.now();
  const errors: string[] = [];
  const delays = { webChannel: [] as number[], grpc: [] as number[] };
  const heard = new Set<string>();
  const note = (way: keyof typeof delays, reader: number) => (updatedAt: string) => {
    const at = Date.parse(updatedAt);
    // Turns from before the start.
    if (at < begun) return;
    heard.add(`${way}${reader}`);
    delays[way].push(Date.now() - at);
  };
  const docidOf = (reader: number): string => docids[reader % docids.length] ?? '';
  const failed = (message: string): void => void errors.push(message);

  const ends: (() => void)[] = [];
  for (let reader = 0; reader < overWebChannel; reader += 1) {
    const onTurn = note('webChannel', reader);
    ends.push(
      await listenByWebChannel({ address, project, docid: docidOf(reader), onTurn, failed }),
    );
  }
  const app = initializeApp({ projectId: project }, 'readers');
  const stories = initializeFirestore(app).collection(ADVENTURE_COLLECTION);
  for (let reader = 0; reader < overGrpc; reader += 1) {
    const onTurn = note('grpc', reader);
    const end = stories.where('uid', '==', docidOf(reader)).onSnapshot(
      (snapshot) => {
        for (const { doc } of snapshot.docChanges()) onTurn(String(doc.get('updatedAt')));
      },
      (error) => failed(error.message),
    );
    ends.push(end);
  }
  console.log('listening');
  await once(process.stdin.resume(), 'end');
  for (const end of ends) end();
  await deleteApp(app);
  const reading: Reading = {
    webChannelMs: distribution(delays.webChannel),
    grpcMs: distribution(delays.grpc),
    errors,
    silent: overWebChannel + overGrpc - heard.size,
  };
  console.log(JSON.stringify(reading));
  return 0;
}
