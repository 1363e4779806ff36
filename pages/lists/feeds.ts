import { Feed } from 'feed';
import { readAddress } from '../../story/address';
import { shownName } from '../../story/guest';
import type { TimelineEntry } from '../../story/public-lists';
import { BASE_PATH, turnUrl } from '../../story/turn-url';
import { isHiddenTurn } from '../../story/without-hidden';
import { site } from '../../view/texts/site';
import { storyTexts } from '../../view/texts/story-texts';
import { description } from '../wording/description';
import { escapeHtml } from '../wording/escape';
import type { PublicStory, StoryOutline } from '../source/story-source';
import { texts } from '../wording/texts';
import { feedPath, type FeedKind } from '../paths/feed-path';

/** The maximum number of sections in a story's feed. */
const LONGEST = 30;

const written = (feed: Feed, kind: FeedKind): string =>
  kind === 'atom' ? feed.atom1() : feed.rss2();

const begun = (origin: string, docid: string | null, title: string, about: string, updated: Date) =>
  new Feed({
    id: `${origin}${BASE_PATH}/${docid === null ? '' : encodeURIComponent(docid)}`,
    link: `${origin}${BASE_PATH}/${docid === null ? '' : encodeURIComponent(docid)}`,
    title,
    description: about,
    language: 'ja',
    copyright: storyTexts.writtenByAi,
    // Atom requires an author.
    author: { name: texts.author },
    updated,
    feedLinks: {
      atom: `${origin}${feedPath(docid, 'atom')}`,
      rss: `${origin}${feedPath(docid, 'rss')}`,
    },
  });

/** The timeline as a feed, newest first; entries without a valid date or address are left out. */
export function timelineFeed(
  entries: readonly TimelineEntry[],
  kind: FeedKind,
  origin: string,
): string {
  const dated = entries.filter(({ date, url }) => isDate(date) && namesTurn(url));
  const feed = begun(
    origin,
    null,
    `${site.title} ${site.timeline}`,
    texts.timelineAbout,
    new Date(dated[0]?.date ?? 0),
  );
  for (const { date, summary, url } of dated) {
    const link = `${origin}${BASE_PATH}/${url}`;
    feed.addItem({
      id: link,
      link,
      title: escapeHtml(description(summary, 60)),
      description: escapeHtml(summary),
      date: new Date(date),
    });
  }
  return written(feed, kind);
}

/** The numbers of the chapters that a story's feed needs: the newest, up to the maximum when nothing is hidden. */
export function newestChapters({ listed }: StoryOutline): number[] {
  const numbers: number[] = [];
  let seen = 0;
  for (let chapter = listed.length; chapter > 0 && seen < LONGEST; chapter -= 1) {
    const outline = listed[chapter - 1];
    const sections = outline?.ok === true ? outline.sections : 0;
    seen += sections;
    // A chapter without sections adds nothing, and would have to be inflated.
    if (sections > 0) numbers.push(chapter);
  }
  return numbers;
}

/** The newest sections of a story as a feed, newest first, without hidden ones. */
export function storyFeed(story: PublicStory, kind: FeedKind, origin: string): string {
  const { docid, chapters } = story;
  const name = shownName(story.onamae);
  const sections = chapters
    .flatMap((stored, index) =>
      stored.ok
        ? stored.chapter.turn.map((turn, at) => ({ turn, chapter: index + 1, section: at + 1 }))
        : [],
    )
    .filter(({ turn }) => isDate(turn.date) && turn.turn !== '' && !isHiddenTurn(turn))
    .slice(-LONGEST)
    .toReversed();
  const feed = begun(
    origin,
    docid,
    storyTexts.storyOf(name),
    texts.storyAbout(name),
    new Date(sections[0]?.turn.date ?? 0),
  );
  for (const { turn, chapter, section } of sections) {
    const link = `${origin}${BASE_PATH}/${turnUrl({ docid: encodeURIComponent(docid), chapter, section })}`;
    feed.addItem({
      id: link,
      link,
      title: storyTexts.place(chapter, section),
      description: escapeHtml(description(turn.turn, 200)),
      date: new Date(turn.date),
    });
  }
  return written(feed, kind);
}

const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text));

function namesTurn(url: string): boolean {
  const [docid, chapter, page, turn, ...rest] = url.split('/');
  return readAddress({ docid, chapter, page, turn, '*': rest.join('/') }).kind === 'story';
}
