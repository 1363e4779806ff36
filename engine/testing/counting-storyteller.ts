import type { PlayedTurn, Storyteller } from '../ports/stories/storyteller';

/** How many sections each chapter of a told story has. */
type Chapters = readonly number[];

interface Save {
  readonly seed: number;
  /** Turns played so far. */
  readonly turns: number;
}

/**
 * A storyteller for tests of publishing: says the name, the chapter and the section, and nothing else. The same
 * save gives the same turn.
 */
export function countingStoryteller(chapters: Chapters): Storyteller<Save> {
  return {
    begin: (seed) => ({ seed, turns: 0 }),
    decide: () => Promise.resolve(null),
    play: (save, { onamae }) => {
      const place = placeOf(save.turns, chapters);
      if (place === null) {
        return Promise.reject(
          Object.assign(new Error('The story is over.'), { code: 'story-ended' }),
        );
      }
      const { chapter, section } = place;
      const chapterEnds = section === chapters[chapter - 1];
      const played: PlayedTurn = {
        ...place,
        theme: '冒険物',
        world: '島',
        chapterTitle: `${chapter}つ目の島`,
        chapterSummary: chapterEnds ? `${onamae}は${chapter}つ目の島を後にした。` : '',
        chapterEnds,
        turn: {
          role: section % 2 === 1 ? 'model' : 'user',
          turn: `${onamae}、第${chapter}章の第${section}節。種は${save.seed}。`,
          url: '',
          sales: 0,
          unit: 0,
          continue: !(chapterEnds && chapter === chapters.length),
        },
        items: [{ itemId: 1, count: save.turns + 1 }],
        merit: (save.turns + 1) * 2,
      };
      return Promise.resolve({ save: { ...save, turns: save.turns + 1 }, played });
    },
    serialise: (save) => JSON.stringify([save.seed, save.turns]),
    parse: (text) => {
      const [seed = 0, turns = 0] = text.replace(/[[\]]/gu, '').split(',').map(Number);
      return { seed, turns };
    },
  };
}

function placeOf(turns: number, chapters: Chapters): { chapter: number; section: number } | null {
  let left = turns;
  for (const [index, sections] of chapters.entries()) {
    if (left < sections) return { chapter: index + 1, section: left + 1 };
    left -= sections;
  }
  return null;
}
