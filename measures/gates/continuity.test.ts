import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { readContinuity } from '../continuity/read-continuity';
import { unsupported } from '../continuity/unsupported';
import { CORPUS, spreadOf } from '../corpus/corpus';
import { participantWith } from '../corpus/participant';
import { chaptersOf, type MeasuredTurn } from '../format/measured-story';
import { playBook } from '../play/play-book';

const CONTENT = join(import.meta.dirname, '..', '..', 'content', 'worlds');
/** Stories that are played in a world. */
const STORIES = 18;

/** Milliseconds on a busy machine, for all of them. */
const HOOK_TIMEOUT = 240_000;

/** `world/spine`, with what its `continuity.md` says. */
const SPINES = WORLDS.flatMap(({ id: world, spines = [] }) =>
  spines.flatMap(({ id }) => {
    const file = join(CONTENT, world, id, 'continuity.md');
    return existsSync(file) ? [[`${world}/${id}`, readFileSync(file, 'utf8')] as const] : [];
  }),
);

describe('every text of a spine supposes only what has been told', () => {
  const chapters: (readonly MeasuredTurn[])[] = [];

  beforeAll(async () => {
    const names = new Set(SPINES.map(([spine]) => spine.split('/')[0]));
    for (const world of WORLDS.filter(({ id }) => names.has(id))) {
      for (const [index, written] of spreadOf(CORPUS, STORIES).entries()) {
        const participant = participantWith(written, CAMPS[index % CAMPS.length] ?? '平和', '朔');
        const start = { seed: index, serial: index + 1, worlds: [world] };
        chapters.push(...chaptersOf(await playBook(start, participant)));
      }
    }
  }, HOOK_TIMEOUT);

  it.each(SPINES)('%s', (spine, notes) => {
    const facts = readContinuity(notes);
    expect(facts).not.toEqual([]);
    const faults = chapters
      .filter(([first]) => first?.facts.spine === spine)
      .flatMap((turns) => unsupported(turns, facts))
      .map(({ supposed, told, turn }) => `${turn.facts.scene}: 「${supposed}」 before 「${told}」`);
    expect([...new Set(faults)]).toEqual([]);
  });
});
