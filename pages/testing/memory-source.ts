import { packChapters } from '../../story/adventure-document';
import type { Chapter } from '../../story/chapter';
import { NOTHING_HIDDEN, type Hidden } from '../../story/hidden';
import { hiddenSections, withoutHidden } from '../../story/without-hidden';
import type { TimelineEntry } from '../../story/public-lists';
import type { Turn } from '../../story/turn';
import { publicStory } from '../source/public-story';
import { SourceError, type PublicStory, type StorySource } from '../source/story-source';

const START = Date.parse('2026-04-01T06:00:00.000Z');

export const turnOf = (text: string, index = 0, change: Partial<Turn> = {}): Turn => ({
  role: index % 2 === 0 ? 'model' : 'user',
  date: new Date(START + index * 60_000).toISOString(),
  turn: text,
  url: 'scene:market?seed=3&time=dawn&weather=clear',
  sales: 0,
  unit: 0,
  continue: true,
  ...change,
});

export function storyWith(
  chapters: readonly Pick<Chapter, 'title' | 'summary' | 'turn'>[],
  {
    docid = 'akari',
    onamae = '灯',
    hidden = NOTHING_HIDDEN,
  }: Partial<PublicStory> & { readonly hidden?: Hidden } = {},
): PublicStory {
  const whole = chapters.map((chapter, index): Chapter => {
    const all: Chapter = { items: [], ...chapter };
    const sections = hiddenSections(hidden, index + 1);
    const shown = withoutHidden({ ok: true, chapter: all }, sections);
    return shown.ok ? shown.chapter : all;
  });
  const packed = whole.map((chapter) => packChapters([chapter]));
  const documents = packed.map(({ data, outline }, index) => ({
    id: `${docid}-${index}`,
    uid: docid,
    onamae,
    image: 'cat',
    seq: index + 1,
    updatedAt: new Date(START + index).toISOString(),
    outline,
    hidden: hidden.story,
    data: data.map((chunk) => Buffer.from(chunk).toString('base64')),
  }));
  return publicStory(docid, documents, ({ listed }) => listed.map((_, index) => index + 1));
}

/** A source with the given data, which records the requests; without data it fails. */
export function memorySource(
  given: { stories: readonly PublicStory[]; timeline?: readonly TimelineEntry[] } | null,
): StorySource {
  const held = <T>(find: (all: NonNullable<typeof given>) => T): Promise<T> =>
    given === null ? Promise.reject(new SourceError('No answer.')) : Promise.resolve(find(given));
  return {
    story: (docid, wanted) =>
      held(({ stories }) => {
        const given = stories.find((story) => story.docid === docid);
        if (given === undefined) return null;
        const documents = given.documents.flatMap(({ whole }) => whole ?? []);
        return publicStory(docid, documents, wanted);
      }),
    timeline: () => held(({ timeline = [] }) => timeline),
  };
}
