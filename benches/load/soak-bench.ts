import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION } from '../../story/paths';
import { bundleService } from '../../tools/services/bundle';
import { startLocalFirebaseProcess } from '../../tools/services/local-firebase-process';
import { ROOT } from '../../tools/support/root';
import { rounded } from '../statistics';
import { compareHalves, GROWTH, growthFrom, type Halves } from './compare-halves';
import { soakedSchema, type Sample, type Soaked } from './soaked';

const PAGES = Number(process.env['SOAK_PAGES'] ?? 10_000);
const PROJECT = 'demo-soak';

/** The measurements; `exceeding` has those that exceed their bound. */
interface Measured {
  readonly [name: string]: unknown;
  readonly exceeding: readonly string[];
}

/**
 * Pages of many stories on a simulated clock: the memory of engine and databases, and whether the stored
 * stories match the played ones. SOAK_PAGES makes it shorter.
 */
export async function benchSoak(): Promise<Measured> {
  const server = await startLocalFirebaseProcess([
    ...['--database-rules', join(ROOT, 'database.rules.json')],
    ...['--firestore-rules', join(ROOT, 'firestore.rules')],
  ]);
  Object.assign(process.env, {
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: server.auth,
    FIREBASE_DATABASE_EMULATOR_HOST: server.database,
    FIRESTORE_EMULATOR_HOST: server.firestore,
  });
  const app = initializeApp({ projectId: PROJECT }, 'soak-bench');
  try {
    const begin = performance.now();
    const { pages, stories, sections, samples } = await soak(server.pid);
    const seconds = Math.round((performance.now() - begin) / 1000);
    const stored = await measureStored(getFirestore(app), stories);
    const { documents, predicted, bytesPerSection } = stored;
    const megabytes = {
      engineHeap: halves(samples, 'engineHeap'),
      engineBuffers: halves(samples, 'engineBuffers'),
      engine: halves(samples, 'engine'),
      firebase: halves(samples, 'firebase'),
    };
    return {
      ...{ pages, seconds, stories: stories.length, published: sections, ...stored, megabytes },
      exceeding: [
        ...(stored.sections === sections ? [] : ['sections']),
        ...(isDeepStrictEqual(documents, predicted) ? [] : ['documents']),
        ...(bytesPerSection.growth > GROWTH ? ['bytes of documents'] : []),
        // The databases contain the stories: their growth is data.
        ...(megabytes.engineHeap.growth > GROWTH ? ['memory of the engine'] : []),
      ],
    };
  } finally {
    await deleteApp(app);
    await server.stop();
  }
}

async function soak(firebasePid: number): Promise<Soaked> {
  const script = await bundleService('bench-soak', 'benches/load/soak-engine.ts');
  const task = JSON.stringify({ project: PROJECT, pages: PAGES, firebasePid });
  const child = spawn(process.execPath, ['--expose-gc', script, task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return v.parse(soakedSchema, JSON.parse(output));
}

/** The stories in Firestore, in documents and bytes (as JSON). */
async function measureStored(firestore: Firestore, stories: readonly string[]) {
  const sizes: { readonly sections: number; readonly chapters: number; readonly bytes: number }[] =
    [];
  for (const uid of stories) {
    const [record, chapters] = await Promise.all([
      firestore.collection(ENGINE_COLLECTION).doc(uid).get(),
      firestore.collection(ADVENTURE_COLLECTION).where('uid', '==', uid).get(),
    ]);
    const sections = v.parse(v.array(v.number()), record.get('sections'));
    sizes.push({
      sections: sum(sections),
      chapters: sections.length,
      bytes: sum([record, ...chapters.docs].map((one) => JSON.stringify(one.data()).length)),
    });
  }
  const count = async (name: string): Promise<number> =>
    (await firestore.collection(name).count().get()).data().count;
  // Stories that the end of the bench interrupted are left out.
  const whole = sizes.slice(0, Math.ceil(sizes.length * 0.9));
  const middle = Math.ceil(whole.length / 2);
  const perSection = (some: typeof sizes): number =>
    rounded(sum(some.map(({ bytes }) => bytes)) / sum(some.map(({ sections }) => sections)));
  return {
    sections: sum(sizes.map(({ sections }) => sections)),
    documents: {
      chapters: await count(ADVENTURE_COLLECTION),
      records: await count(ENGINE_COLLECTION),
    },
    predicted: { chapters: sum(sizes.map(({ chapters }) => chapters)), records: stories.length },
    bytes: sum(sizes.map(({ bytes }) => bytes)),
    /** Of the stories that began first, and of later ones. */
    bytesPerSection: growthFrom(
      perSection(whole.slice(0, middle)),
      perSection(whole.slice(middle)),
    ),
  };
}

const halves = (samples: readonly Sample[], part: keyof Sample): Halves =>
  compareHalves(samples.map((one) => one[part]));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
