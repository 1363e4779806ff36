import type { TimelineEntry } from '../../story/public-lists';
import { BASE_PATH } from '../../story/turn-url';
import { element, xmlDocument } from '../../view/xml-document';

/** The sitemap of the stories in the timeline, newest first: its size does not grow with the number of participants. */
export function sitemap(entries: readonly TimelineEntry[], origin: string): string {
  const newest = new Map<string, string>();
  for (const { url, date } of entries) {
    const [docid = ''] = url.split('/');
    if (docid !== '' && !newest.has(docid)) newest.set(docid, date);
  }
  const stories = [...newest].map(([docid, date]) =>
    element('url', {}, [
      element('loc', {}, `${origin}${BASE_PATH}/${encodeURIComponent(docid)}/1/1`),
      Number.isNaN(Date.parse(date)) ? null : element('lastmod', {}, date.slice(0, 10)),
    ]),
  );
  const home = element('url', {}, element('loc', {}, `${origin}${BASE_PATH}/`));
  return xmlDocument(
    element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, home, stories),
  );
}

export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
