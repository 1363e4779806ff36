import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENDINGS, INTERRUPTIONS, MEMORIES, OFFER, QUESTION, REVELATION, WORLDS } from '#content';
import { AWAY, HEARTENED } from '../storylets/format/offer';
import type { Action } from '../storylets/format/storylet';
import { WANTS } from '../character/vocabulary/wants';
import { japaneseTokeniser } from '../japanese/testing/tokens';
import { scenesAnywhere } from '../storylets/anywhere';
import { deedFaults } from '../storylets/testing/deed-faults';
import { memoryFaults } from '../storylets/testing/memory-faults';
import {
  printFaults,
  spineSlips,
  wordingReader,
  type ReadWording,
} from '../storylets/testing/print-faults';
import { spineFaults } from '../storylets/testing/spine-faults';
import { combinations, lengthsOf, wordingsOf } from '../storylets/testing/wordings';
import { faultsOf } from '../storylets/testing/world-faults';
import { contentFiles } from './content-files';
import { withPlace } from './testing/with-place';

const FILES = contentFiles(fileURLToPath(new URL('../../content', import.meta.url)));

// One for all worlds, which share many scenes.
let read: ReadWording;
beforeAll(async () => {
  read = wordingReader(await japaneseTokeniser());
});

describe.each(WORLDS)('$id', (world) => {
  const placed = (faults: readonly string[]): string[] =>
    faults.map((fault) => withPlace(FILES, world.id, fault));

  it('is complete and free of slips', () => {
    expect(placed(faultsOf(world))).toEqual([]);
  });

  it('reads as in print, whichever wording is taken', () => {
    const ofFrame = [OFFER, ...INTERRUPTIONS, REVELATION, QUESTION, ...ENDINGS];
    const storylets = [...world.storylets, ...scenesAnywhere(world), ...ofFrame];
    const faults = printFaults({ ...world, storylets }, read);
    expect(placed(faults)).toEqual([]);
  });

  it.each(world.spines ?? [])('$id is a whole spine', (spine) => {
    const memories = MEMORIES[world.id]?.[spine.id] ?? [];
    const printed = spineSlips(spine, read);
    const faults = [
      ...spineFaults(world, spine, memories),
      ...memoryFaults(world, spine, memories),
      ...deedFaults(spine),
      ...printed,
    ];
    expect(placed(faults)).toEqual([]);
  });

  it('bears the scenes that fit every world', () => {
    const storylets = [...world.storylets, ...scenesAnywhere(world)];
    // Worlds and these scenes can share a sentence: the narrator uses it once.
    const faults = faultsOf({ ...world, storylets });
    expect(placed(faults.filter((fault) => !fault.startsWith('stands twice')))).toEqual([]);
  });
});

it('has two hundred storylets and more, each text with at least five variants', () => {
  const anywhere = WORLDS.slice(0, 1).flatMap((world) => scenesAnywhere(world));
  const storylets = [
    ...WORLDS.flatMap((one) => one.storylets),
    ...anywhere,
    OFFER,
    ...INTERRUPTIONS,
    REVELATION,
    QUESTION,
    ...ENDINGS,
  ];
  expect(storylets.length).toBeGreaterThanOrEqual(200);
  const texts = storylets.flatMap(({ id, text, actions }) => [
    [id, text] as const,
    ...actions.map((action) => [`${id}/${action.id}`, action.text] as const),
  ]);
  const few = texts.filter(([, text]) => combinations(text) < 5).map(([id]) => id);
  expect(few).toEqual([]);
});

it('ends stories in texts that stand alone: nothing is added to them', () => {
  const texts = [REVELATION, QUESTION, ...ENDINGS].flatMap(({ id, text, actions }) => [
    [id, text] as const,
    ...actions.map((action) => [`${id}/${action.id}`, action.text] as const),
  ]);
  const unfit = texts.filter(([, text]) => lengthsOf(text).min < 150 || lengthsOf(text).max > 400);
  expect(unfit.map(([id]) => id)).toEqual([]);
});

it('offers every want in words of its own', () => {
  const passages = [OFFER.text, ...OFFER.actions.map(({ text }) => text)];
  const lacking = passages.map((passage) => {
    const asked = wordingsOf(passage)
      .flatMap(({ sure }) => sure)
      .flatMap((one) => (one.is === 'want' ? one.wants : []));
    return WANTS.filter((want) => !asked.includes(want));
  });
  expect(lacking).toEqual([[], [], []]);
  const lengths = passages.map(lengthsOf);
  expect(lengths.filter(({ min, max }) => min < 100 || max > 360)).toEqual([]);
});

describe('interruptions', () => {
  it('are texts of the usual length that can be seen to in good time', () => {
    expect(INTERRUPTIONS.filter(({ again }) => again === undefined).map(({ id }) => id)).toEqual(
      [],
    );
    const texts = INTERRUPTIONS.flatMap(({ id, text, actions }) => [
      [id, text] as const,
      ...actions.map((action) => [`${id}/${action.id}`, action.text] as const),
    ]);
    const isUnfit = ({ min, max }: ReturnType<typeof lengthsOf>) => min < 150 || max > 400;
    expect(texts.filter(([, text]) => isUnfit(lengthsOf(text))).map(([id]) => id)).toEqual([]);
  });

  it('can be passed by, or cost the hour of the promise, or come back in it', () => {
    const kindOf = ({ effects = [], echo }: Action) => {
      const facts = effects.flatMap((effect) => (effect.does === 'set' ? [effect.key] : []));
      return `${facts.join()}${echo === undefined ? '' : ' with an echo'}`;
    };
    const kinds = INTERRUPTIONS.map(({ actions }) => actions.map(kindOf).sort().join(' | '));
    const known = [` | ${AWAY}`, ` | ${HEARTENED} with an echo`];
    expect(new Set(kinds)).toEqual(new Set(known));
  });
});

it('keeps worlds apart by id and theme', () => {
  expect(new Set(WORLDS.map(({ id }) => id)).size).toBe(WORLDS.length);
  expect(new Set(WORLDS.map(({ theme }) => theme)).size).toBe(WORLDS.length);
});
