import { createHash } from 'node:crypto';
import { createElement as h } from 'react';
import { SHOWCASE_UID } from '../story/paths';
import { positionOfSection } from '../story/turn-url';
import { storyTexts } from '../view/texts/story-texts';
import { errorAnswer, type Answer } from './answer';
import { CACHE_CONTROL } from './cache-control';
import { EmbeddedStory } from './html/embedded-story';
import { HomeHead, StoryHead } from './html/head-html';
import { hiddenPage } from './html/hidden-page';
import { failedPage, pageDocument } from './html/page-document';
import { StoryPage } from './html/story-page';
import type { FeedKind } from './paths/feed-path';
import { newestChapters, storyFeed, timelineFeed } from './lists/feeds';
import { robots, sitemap } from './lists/sitemap';
import { PictureError } from './picture/picture-error';
import { pictureKey, pictureOrder, type RenderPicture } from './picture/picture-order';
import { sceneSvg } from './picture/scene-svg';
import { readPath, type Asked } from './paths/request-path';
import { chaptersFor, homeChapters } from './shown/chapters-for';
import { shownAt } from './shown/shown';
import { welcomeOver } from './shown/welcome-over';
import { SourceError, type StorySource } from './source/story-source';
import { wholeDocuments } from './source/whole-documents';
import { REQUEST_ERRORS } from './wording/request-errors';

export interface PagesDeps {
  /** The built index.html with its configuration. */
  readonly template: string;
  readonly source: StorySource;
  readonly renderPicture: RenderPicture;
  /** Gets every failure that led to a degraded response. */
  readonly onFailure: (path: string, error: unknown) => void;
}

interface Question {
  /** Percent-encoded, without the query; null for one below the app's base path that can't be decoded. */
  readonly path: string | null;
  /** The public origin of the site, `https://example.org`. */
  readonly origin: string;
  /** Default: GET; HEAD requests no body. */
  readonly method?: 'GET' | 'HEAD';
  /** The `if-none-match` of the request. */
  readonly knownTag?: string | undefined;
}

/** Home shows the showcase to guests. */
const SHOWCASE = { kind: 'story', docid: SHOWCASE_UID, chapter: 1, page: 1, turn: null } as const;

/** Seconds of `retry-after`: restarted databases are available by then. */
const RETRY = { 'retry-after': '10' };

type Kind = keyof typeof CACHE_CONTROL;

/**
 * Server-side rendering: the responses to public URLs, which are pages of stories that contain their text, their
 * documents, preview pictures, feeds, the sitemap. A path of the app that names nothing gets the app's own page, which
 * says so; null for a path that is not served here.
 */
export function createPages(parts: PagesDeps): (question: Question) => Promise<Answer | null> {
  return async ({ path, origin, method = 'GET', knownTag }) => {
    if (path === null) return html(parts.template, 404, 'missing');
    const asked = readPath(path);
    if (asked === null) return null;
    try {
      return asked.kind === 'picture'
        ? await picture(asked, parts, { method, knownTag })
        : tagged(await answer(asked, origin, parts), knownTag);
    } catch (error) {
      if (error instanceof PictureError && error.code === 'pictures-busy') {
        return errorAnswer(error.code, RETRY);
      }
      parts.onFailure(path, error);
      const isKnown = error instanceof SourceError || error instanceof PictureError;
      const code = isKnown ? error.code : 'request-failed';
      if (asked.kind !== 'page') return errorAnswer(code, RETRY);
      const { status, sentence } = REQUEST_ERRORS[code];
      const page = html(failedPage(parts.template, sentence), status, 'failed');
      return { ...page, headers: { ...page.headers, ...RETRY } };
    }
  };
}

function answer(
  asked: Exclude<Asked, { kind: 'picture' }>,
  origin: string,
  parts: PagesDeps,
): Promise<Answer> {
  switch (asked.kind) {
    case 'page':
      return page(asked.address, origin, parts);
    case 'feed':
      return feed(asked.docid, asked.form, origin, parts.source);
    case 'documents':
      return documents(asked.docid, parts.source);
    case 'scene':
      return Promise.resolve(text(sceneSvg(asked.scene), 'image/svg+xml', 200, 'drawn'));
    case 'sitemap':
      return parts.source
        .timeline()
        .then((entries) => text(sitemap(entries, origin), 'application/xml', 200, 'list'));
    case 'robots':
      return Promise.resolve(text(robots(origin), 'text/plain', 200, 'list'));
  }
}

async function page(
  address: Extract<Asked, { kind: 'page' }>['address'],
  origin: string,
  parts: PagesDeps,
): Promise<Answer> {
  const { template, source } = parts;
  if (address.kind === 'unknown') return html(template, 404, 'missing');
  const isHome = address.kind === 'home';
  const wanted = isHome ? SHOWCASE : address;
  const story = await source.story(wanted.docid, isHome ? homeChapters : chaptersFor(wanted));
  if (story?.isHidden === true && !isHome) return html(hiddenPage(template), 410, 'missing');
  const shown = story === null ? null : shownAt(story, wanted);
  if (story === null || shown === null) {
    return isHome ? html(template, 200, 'live') : html(template, 404, 'missing');
  }
  const document = pageDocument(template, {
    head: h(isHome ? HomeHead : StoryHead, { shown, origin }),
    body: h(StoryPage, { shown, welcome: isHome ? await welcomeOver(story, parts) : null }),
    data: h(EmbeddedStory, { story, chapter: shown.address.chapter }),
  });
  return html(document, 200, isHome || shown.isSettled ? 'settled' : 'live');
}

/** The ETag is known before the picture is drawn: it is drawn only when the client does not have it. */
async function picture(
  { docid, chapter, section }: Extract<Asked, { kind: 'picture' }>,
  { source, renderPicture }: PagesDeps,
  { method, knownTag }: Pick<Question, 'method' | 'knownTag'>,
): Promise<Answer> {
  const story = await source.story(docid, () => [chapter]);
  if (story?.isHidden === true) return gone();
  const position = positionOfSection({ chapter, section });
  const shown = story === null ? null : shownAt(story, { kind: 'story', docid, ...position });
  if (shown === null) return errorAnswer('not-found');
  const order = pictureOrder(shown);
  const etag = `"${pictureKey(order)}"`;
  const headers = { 'content-type': 'image/png', 'cache-control': CACHE_CONTROL.settled, etag };
  if (knownTag?.includes(etag) === true) return { status: 304, headers, body: '' };
  const body = method === 'HEAD' ? '' : await renderPicture(order);
  return { status: 200, headers, body };
}

async function feed(
  docid: string | null,
  form: FeedKind,
  origin: string,
  source: StorySource,
): Promise<Answer> {
  const type = `application/${form}+xml`;
  if (docid === null) {
    return text(timelineFeed(await source.timeline(), form, origin), type, 200, 'list');
  }
  const story = await source.story(docid, newestChapters);
  if (story === null) return errorAnswer('not-found');
  if (story.isHidden) return gone();
  return text(storyFeed(story, form, origin), type, 200, 'list');
}

/** What a page leaves out that shows a chapter: the app requests it once it stands in the page's place. */
async function documents(docid: string, source: StorySource): Promise<Answer> {
  const story = await source.story(docid, () => []);
  if (story?.isHidden === true) return gone();
  const whole = story === null ? null : wholeDocuments(story);
  if (whole === null) return errorAnswer('not-found');
  return text(JSON.stringify({ docid, documents: whole }), 'application/json', 200, 'live');
}

/** The response for a picture, a feed or the documents of a hidden story. */
const gone = (): Answer => text(`${storyTexts.hiddenStory}\n`, 'text/plain', 410, 'missing');

const html = (body: string, status: number, kind: Kind): Answer =>
  text(body, 'text/html', status, kind);

const text = (body: string, type: string, status: number, kind: Kind): Answer => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL[kind] },
  body,
});

/** Adds an ETag of the content, and answers 304 to a client that has the same content. */
function tagged(given: Answer, knownTag: string | undefined): Answer {
  const tag = `"${createHash('sha256').update(given.body).digest('base64url').slice(0, 22)}"`;
  const headers = { ...given.headers, etag: tag };
  const isKnown = given.status === 200 && knownTag?.replaceAll('W/', '').includes(tag) === true;
  return isKnown ? { status: 304, headers, body: '' } : { ...given, headers };
}
