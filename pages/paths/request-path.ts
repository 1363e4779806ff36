import { readAddress, type Address } from '../../story/address';
import type { Scene } from '../../story/scene';
import { BASE_PATH } from '../../story/turn-url';
import { FEED_KINDS, type FeedKind } from './feed-path';
import { sceneOfPath } from './scene-path';

/** What a path requests from the server; `page` is every path below the app's base path. */
export type Asked =
  | { readonly kind: 'page'; readonly address: Address }
  | {
      readonly kind: 'picture';
      readonly docid: string;
      readonly chapter: number;
      readonly section: number;
    }
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'feed'; readonly docid: string | null; readonly form: FeedKind }
  | { readonly kind: 'documents'; readonly docid: string }
  | { readonly kind: 'sitemap' }
  | { readonly kind: 'robots' };

const PICTURE =
  /^\/pictures\/(?<docid>[^/]+)\/(?<chapter>[1-9]\d{0,5})\/(?<section>[1-9]\d{0,5})\.png$/u;
const FEED = /^\/feeds\/(?:timeline|story\/(?<docid>[^/]+))\.(?<form>atom|rss)$/u;
const DOCUMENTS = /^\/documents\/(?<docid>[^/]+)\.json$/u;

/** Parses a request's path, still percent-encoded; null for a path that is not served. */
export function readPath(path: string): Asked | null {
  if (path === '/sitemap.xml') return { kind: 'sitemap' };
  if (path === '/robots.txt') return { kind: 'robots' };
  const picture = PICTURE.exec(path)?.groups;
  if (picture !== undefined) {
    const docid = validDocid(picture['docid']);
    return docid === null
      ? null
      : {
          kind: 'picture',
          docid,
          chapter: Number(picture['chapter']),
          section: Number(picture['section']),
        };
  }
  const scene = sceneOfPath(path);
  if (scene !== null) return { kind: 'scene', scene };
  const feed = FEED.exec(path)?.groups;
  if (feed !== undefined) {
    const form = FEED_KINDS.find((kind) => kind === feed['form']) ?? 'atom';
    if (feed['docid'] === undefined) return { kind: 'feed', docid: null, form };
    const docid = validDocid(feed['docid']);
    return docid === null ? null : { kind: 'feed', docid, form };
  }
  const documents = DOCUMENTS.exec(path)?.groups;
  if (documents !== undefined) {
    const docid = validDocid(documents['docid']);
    return docid === null ? null : { kind: 'documents', docid };
  }
  if (path !== BASE_PATH && !path.startsWith(`${BASE_PATH}/`)) return null;
  return { kind: 'page', address: addressOf(path.slice(BASE_PATH.length + 1)) };
}

function addressOf(path: string): Address {
  // As in the app's router, a slash at the end is ignored.
  const segments = path.replace(/\/$/u, '').split('/').map(decoded);
  const [docid, chapter, page, turn, ...rest] = segments;
  if (docid === '' && segments.length === 1) return { kind: 'home' };
  return readAddress({ docid, chapter, page, turn, '*': rest.join('/') });
}

function validDocid(segment: string | undefined): string | null {
  const address = readAddress({ docid: decoded(segment ?? '') });
  return address.kind === 'story' ? address.docid : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
