import { HEIGHT, WIDTH } from '../../scenes/paper/path';
import { pagePath } from '../../story/address';
import { shownName } from '../../story/guest';
import { BASE_PATH, turnUrl } from '../../story/turn-url';
import { isHiddenTurn } from '../../story/without-hidden';
import { site } from '../../view/texts/site';
import { storyTexts } from '../../view/texts/story-texts';
import { FEED_KINDS, feedPath } from '../paths/feed-path';
import { picturePath } from '../paths/picture-path';
import type { Shown, ShownTurn } from '../shown/shown';
import { description } from '../wording/description';
import { SERVED_STYLE, WITHOUT_SCRIPTS } from './served-style';

interface HeadProps {
  readonly shown: Shown;
  /** Without a slash at its end. */
  readonly origin: string;
}

/** What a link's preview (Open Graph) and the window's title say. */
interface PageFacts {
  /** The window title. */
  readonly title: string;
  /** The title in previews, which add the site's name themselves. */
  readonly headline: string;
  readonly about: string;
  readonly type: 'article' | 'website';
  /** The path below the base path. */
  readonly path: string;
}

/** The first readable section, for previews. */
const firstOf = ({ turns }: Shown): ShownTurn | undefined =>
  turns.find(({ turn }) => !isHiddenTurn(turn)) ?? turns[0];

/** The sections that the page shows. */
function span(turns: readonly ShownTurn[]): [first: number, last: number] | null {
  const [first] = turns;
  const last = turns.at(-1);
  return first === undefined || last === undefined ? null : [first.section, last.section];
}

/** Title, description, canonical address, preview tags and feed links of a story's page. */
export function StoryHead({ shown, origin }: HeadProps) {
  const { story, address, chapter, turns } = shown;
  const { docid } = story;
  const first = firstOf(shown);
  const headline = storyTexts.headline(
    shownName(story.onamae),
    address.chapter,
    span(turns),
    chapter.title,
  );
  const path =
    address.turn === null
      ? pagePath(docid, address.chapter, address.page)
      : `/${turnUrl({ docid: encodeURIComponent(docid), chapter: address.chapter, section: first?.section ?? 1 })}`;
  const facts: PageFacts = {
    title: `${headline} – ${site.title}`,
    headline,
    about: description(first?.turn.turn ?? ''),
    type: 'article',
    path,
  };
  return <Head shown={shown} origin={origin} facts={facts} />;
}

/** The same for home, which shows a story but describes the site. */
export function HomeHead({ shown, origin }: HeadProps) {
  const facts: PageFacts = {
    title: site.fullTitle,
    headline: site.fullTitle,
    about: site.about,
    type: 'website',
    path: '/',
  };
  return <Head shown={shown} origin={origin} facts={facts} />;
}

function Head({ shown, origin, facts }: HeadProps & { readonly facts: PageFacts }) {
  const { story, address } = shown;
  const { docid } = story;
  const { title, headline, about, type, path } = facts;
  const url = `${origin}${BASE_PATH}${path}`;
  const picture = picturePath(docid, address.chapter, firstOf(shown)?.section ?? 1);
  const storyOf = storyTexts.storyOf(shownName(story.onamae));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:title" content={headline} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}${picture}`} />
      <meta property="og:image:width" content={String(WIDTH)} />
      <meta property="og:image:height" content={String(HEIGHT)} />
      <meta property="og:image:alt" content={about} />
      <meta name="twitter:card" content="summary_large_image" />
      {FEED_KINDS.map((kind) => (
        <link
          key={kind}
          rel="alternate"
          type={`application/${kind}+xml`}
          title={storyOf}
          href={`${origin}${feedPath(docid, kind)}`}
        />
      ))}
      <style>{SERVED_STYLE}</style>
      <noscript>
        {/* Without scripts nothing answers them. */}
        <style>{WITHOUT_SCRIPTS}</style>
      </noscript>
    </>
  );
}
