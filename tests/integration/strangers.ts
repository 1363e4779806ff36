import type { LocalFirebase } from '../../local-firebase/start-local-firebase';
import { createPages } from '../../pages/handler';
import { restSource } from '../../pages/source/rest-source';
import { decodeChunk } from '../../story/chunk-codec';
import { hiddenNoticeId } from '../../story/hidden';
import { ADVENTURE_COLLECTION, HIDDEN_COLLECTION, paths } from '../../story/paths';
import { BASE_PATH } from '../../story/turn-url';

const TEMPLATE =
  '<!doctype html><html lang="ja"><head><title>時の旅人</title><meta name="description" content="" /></head><body><div id="root"></div></body></html>';

/** All data in a Firestore response, with its chunks inflated. */
function unpacked(answer: string): string {
  const chunks = [...answer.matchAll(/"bytesValue":\s*"([^"]+)"/gu)];
  return answer + chunks.map(([, chunk = '']) => JSON.stringify(decodeChunk(chunk))).join('\n');
}

async function anonymousToken(auth: string): Promise<string> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"returnSecureToken":true}',
  });
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'idToken' in body ? String(body.idToken) : '';
}

/**
 * Everything about a story that clients without an account and with another account can read: documents one by one, listed
 * and queried, the database's paths, served pages, their documents, pictures and feeds.
 */
export async function strangersRead(
  { auth, database, firestore }: LocalFirebase,
  projectId: string,
  uid: string,
): Promise<string> {
  const root = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const documents = [hiddenNoticeId(uid), `${uid}-00001`, `${uid}-00002`, uid];
  const collections = [ADVENTURE_COLLECTION, HIDDEN_COLLECTION];
  const structuredQuery = (collectionId: string, allDescendants: boolean) => ({
    structuredQuery: {
      from: [{ collectionId, allDescendants }],
      where: {
        fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
      },
    },
  });
  const read: string[] = [];
  for (const token of ['', await anonymousToken(auth)]) {
    const headers: Record<string, string> =
      token === '' ? {} : { authorization: `Bearer ${token}` };
    const request = async (url: string, body?: object): Promise<void> => {
      const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      read.push(unpacked(await (await fetch(url, { headers, ...post })).text()));
    };
    for (const collection of collections) {
      await request(`${root}/${collection}`);
      for (const id of documents) await request(`${root}/${collection}/${id}`);
      await request(`${root}:runQuery`, structuredQuery(collection, false));
      await request(`${root}:runQuery`, structuredQuery(collection, true));
    }
    await request(`${root}/engine27/${uid}`);
    const query = `ns=${projectId}-default-rtdb${token === '' ? '' : `&auth=${token}`}`;
    for (const path of [
      'ai/27',
      'ai/27/engine',
      ...[paths.hidden, paths.hiddenOf(uid), paths.entry(uid), paths.member(uid)],
      ...[paths.members, paths.ranking, paths.timeline],
    ]) {
      await request(`http://${database}/${path}.json?${query}`);
    }
  }
  const pages = createPages({
    template: TEMPLATE,
    source: restSource({
      projectId,
      firestore: `http://${firestore}`,
      database: `http://${database}`,
    }),
    renderPicture: ({ words }) => Promise.resolve(new TextEncoder().encode(words)),
    onFailure: (path, error) => {
      throw new Error(`${path} could not be served.`, { cause: error });
    },
  });
  for (const path of [
    ...['', '/1/1', '/1/2', '/1/1/1', '/2/1'].map((rest) => `${BASE_PATH}/${uid}${rest}`),
    `/pictures/${uid}/1/2.png`,
    ...[`/feeds/story/${uid}.atom`, `/feeds/story/${uid}.rss`],
    `/documents/${uid}.json`,
    ...['/feeds/timeline.atom', '/feeds/timeline.rss', '/sitemap.xml'],
  ]) {
    const body = (await pages({ path, origin: 'https://example.org' }))?.body ?? '';
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    const data = /"data":\["(?<chunk>[^"]+)"\]/gu;
    const words = [...text.matchAll(data)].map(({ groups }) =>
      JSON.stringify(decodeChunk(groups?.['chunk'])),
    );
    read.push(text, ...words);
  }
  return read.join('\n');
}
