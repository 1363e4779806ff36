import { BASE_PATH } from '../../story/turn-url';
import type { Answer } from '../answer';
import { createPages } from '../handler';
import type { StorySource } from '../source/story-source';
import { memorySource, storyWith, turnOf } from './memory-source';

export const TEMPLATE = `<!doctype html><html lang="ja"><head>
<meta
  name="description"
  content="いつもの説明"
/><title>時の旅人</title></head><body><div id="root"></div><noscript
>これを読むには、ひと手間かかります。</noscript
></body></html>`;

export const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => turnOf(`第${index + 1}の出来事があった。`, index));

export const STORY = storyWith([
  { title: '霧の市', summary: '市が立った。', turn: turns(12) },
  { title: '塔', summary: '', turn: turns(3) },
]);

/** Requests a path of a server with this source. The text is the body's, decoded. */
export async function ask(
  path: string,
  {
    source = memorySource({ stories: [STORY] }),
    knownTag,
  }: { source?: StorySource; knownTag?: string } = {},
): Promise<Answer & { text: string }> {
  const failures: unknown[] = [];
  const pages = createPages({
    template: TEMPLATE,
    source,
    renderPicture: ({ place }) => Promise.resolve(new TextEncoder().encode(`picture of ${place}`)),
    onFailure: (_path, error) => failures.push(error),
  });
  const answer = await pages({ path, origin: 'https://example.org', knownTag });
  if (answer === null) throw new Error(`${path} is not served.`);
  const { body } = answer;
  return { ...answer, text: typeof body === 'string' ? body : new TextDecoder().decode(body) };
}

/** The story that a page brings along for the app. */
export const embeddedIn = (text: string): unknown =>
  JSON.parse(
    /<script id="embedded-story" type="application\/json">(.*?)<\/script>/u.exec(text)?.[1] ?? '',
  );

/** The path of a story's page. */
export const at = (rest: string): string => `${BASE_PATH}/${rest}`;
