import { pagePath } from '../../story/address';
import { shownName } from '../../story/guest';
import { BASE_PATH, turnUrl } from '../../story/turn-url';
import { feedPath } from '../paths/feed-path';
import { picturePath } from '../paths/picture-path';
import type { Shown } from '../view/shown';
import { texts } from '../wording/texts';
import { description } from '../wording/description';
import { escapeHtml } from '../wording/escape';
import { SERVED_STYLE } from './served-style';

interface Told {
  /** In the title of the window. */
  readonly title: string;
  /** In previews, which name the site themselves. */
  readonly headline: string;
  readonly about: string;
  readonly type: 'article' | 'website';
  /** Below the base path. */
  readonly path: string;
}

/** Title, description, canonical address, previews and feeds of what is shown; `origin` without a slash at its end. */
export function headHtml(shown: Shown, origin: string): string {
  const { story, address, chapter, turns } = shown;
  const { docid } = story;
  const first = turns.find(({ turn }) => turn !== null);
  const place = [
    texts.chapter(address.chapter),
    ...(address.turn === null ? [] : turns.map(({ section }) => texts.section(section))),
  ].join('');
  const headline = `${texts.storyOf(shownName(story.onamae))} ${place}${chapter.title === '' ? '' : `「${chapter.title}」`}`;
  const path =
    address.turn === null
      ? pagePath(docid, address.chapter, address.page)
      : `/${turnUrl({ docid: encodeURIComponent(docid), chapter: address.chapter, section: first?.section ?? 1 })}`;
  const about = description(first?.turn?.turn ?? texts.hiddenTurn);
  const title = `${headline} – ${texts.title}`;
  return head(shown, origin, { title, headline, about, type: 'article', path });
}

/** The same of home, which shows a story but is about all of them. */
export function homeHead(shown: Shown, origin: string): string {
  const title = `${texts.title} – ${texts.subtitle}`;
  return head(shown, origin, {
    title,
    headline: title,
    about: texts.about,
    type: 'website',
    path: '/',
  });
}

function head({ story, address, turns }: Shown, origin: string, told: Told): string {
  const { docid } = story;
  const { title, headline, about, type } = told;
  const first = turns.find(({ turn }) => turn !== null);
  const url = `${origin}${BASE_PATH}${told.path}`;
  const picture = `${origin}${picturePath(docid, address.chapter, first?.section ?? 1)}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', about),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', texts.title),
    meta('property', 'og:locale', 'ja_JP'),
    meta('property', 'og:title', headline),
    meta('property', 'og:description', about),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', about),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(['atom', 'rss'] as const).map(
      (kind) =>
        `<link rel="alternate" type="application/${kind}+xml" title="${escapeHtml(texts.storyOf(shownName(story.onamae)))}" href="${origin}${feedPath(docid, kind)}" />`,
    ),
    `<style>${SERVED_STYLE}</style>`,
    // Nobody draws them there.
    '<noscript><style>.served .picture:empty{display:none}</style></noscript>',
  ].join('\n');
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
