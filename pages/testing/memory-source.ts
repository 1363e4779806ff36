import type { Chapter } from '../../story/chapter';
import { encodeChunk } from '../../story/chunk-codec';
import type { Hidden } from '../../story/hidden';
import type { TimelineEntry } from '../../story/public-lists';
import type { Turn } from '../../story/turn';
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
  { docid = 'akari', onamae = '灯', hidden }: Partial<PublicStory> & { hidden?: Hidden } = {},
): PublicStory {
  const whole = chapters.map((chapter): Chapter => ({ items: [], ...chapter }));
  const documents = whole.map((chapter, index) => ({
    id: `${docid}-${index}`,
    uid: docid,
    onamae,
    image: 'cat',
    seq: index + 1,
    updatedAt: new Date(START + index).toISOString(),
    data: [Buffer.from(encodeChunk(chapter)).toString('base64')],
  }));
  return {
    docid,
    onamae,
    documents,
    chapters: whole.map((chapter) => ({ ok: true, chapter })),
    hidden: hidden ?? { story: false, turns: {} },
    updatedAt: documents.at(-1)?.updatedAt ?? '',
  };
}

/** A source that holds what it is given; one without anything does not answer. */
export function memorySource(
  given: { stories: readonly PublicStory[]; timeline?: readonly TimelineEntry[] } | null,
): StorySource {
  const held = <T>(find: (all: NonNullable<typeof given>) => T): Promise<T> =>
    given === null ? Promise.reject(new SourceError('No answer.')) : Promise.resolve(find(given));
  return {
    story: (docid) => held(({ stories }) => stories.find((story) => story.docid === docid) ?? null),
    timeline: () => held(({ timeline = [] }) => timeline),
  };
}
