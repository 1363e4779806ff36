import type { TimelineEntry } from '../../story/public-lists';
import { BASE_PATH } from '../../story/turn-url';
import { escapeHtml } from '../wording/escape';

/** The sitemap of the stories in the timeline, newest first: its size does not grow with the number of participants. */
export function sitemap(entries: readonly TimelineEntry[], origin: string): string {
  const newest = new Map<string, string>();
  for (const { url, date } of entries) {
    const [docid = ''] = url.split('/');
    if (docid !== '' && !newest.has(docid)) newest.set(docid, date);
  }
  const places = [
    `<url><loc>${origin}${BASE_PATH}/</loc></url>`,
    ...[...newest].map(([docid, date]) => {
      const day = Number.isNaN(Date.parse(date)) ? '' : `<lastmod>${date.slice(0, 10)}</lastmod>`;
      return `<url><loc>${escapeHtml(`${origin}${BASE_PATH}/${encodeURIComponent(docid)}/1/1`)}</loc>${day}</url>`;
    }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`;
}

export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
