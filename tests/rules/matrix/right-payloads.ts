import * as fc from 'fast-check';
import { CAMPS } from '../../../story/camp';
import { newEntry } from '../../../story/entry';
import { favoriteKey } from '../../../story/favorite-key';
import { nameProblem } from '../../../story/user-text/text-problem';
import { normaliseLine, normaliseText, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import { A } from './callers';

const isWellFormed = (text: string): boolean => !/[\uD800-\uDFFF]/u.test(text);

const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** The form's result for any typed text: the longest prefix that fits, without half a character. */
const typed = (normalise: (text: string) => string, longest: number) =>
  anything
    .map((text) =>
      normalise(
        normalise(text)
          .slice(0, longest)
          .replace(/[\uD800-\uDFFF]$/u, ''),
      ),
    )
    .filter((text) => text.length <= longest && isWellFormed(text));

const line = (longest: number) => typed(normaliseLine, longest).filter((text) => text !== '');

const docid = fc.stringMatching(/^[A-Za-z0-9]{1,28}$/u);
const itemId = fc.option(fc.integer({ min: 1, max: 1217 }));
const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });

/** Random entries of `A` within what the form allows. */
export const rightEntries = fc
  .record({
    oid: fc.maxSafeNat(),
    onamae: line(TEXT_LIMITS.onamae).filter((name) => nameProblem(name) === null),
    firstWord: line(TEXT_LIMITS.firstWord),
    trait: typed(normaliseText, TEXT_LIMITS.trait),
    slots: fc.record({
      hand: itemId,
      armor: itemId,
      accessory: itemId,
      food: itemId,
      important: itemId,
    }),
    category: fc.array(fc.constantFrom('', '薬', '食物', '剣', 'アクセサリ'), {
      minLength: 6,
      maxLength: 6,
    }),
    camp: fc.constantFrom(...CAMPS),
    browse: docid,
    flag: fc.record({ accept: fc.boolean(), offer: fc.boolean() }),
    date,
  })
  .map(({ oid, onamae, firstWord, trait, slots, date: when, camp, ...rest }) => ({
    ...newEntry({ uid: A, oid, onamae, firstWord }, when, camp),
    ...rest,
    equipment: { ...slots, text: trait },
  }));

/** Likes of random turns. */
export const rightFavorites = fc
  .array(
    fc.record({
      docid,
      chapter: fc.integer({ min: 1, max: 999_999 }),
      section: fc.integer({ min: 1, max: 999_999 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((turns) => Object.fromEntries(turns.map((turn) => [favoriteKey(turn), true])));

/** A reader's private data. */
export const rightReaders = fc.record({
  settings: anything.filter(isWellFormed).map((text) => JSON.stringify({ text }).slice(0, 2000)),
  bookmark: fc.dictionary(
    fc.integer({ min: 0, max: 199 }).map(String),
    fc.record({
      docid,
      chapter: fc.integer({ min: 1, max: 100_000 }),
      section: fc.integer({ min: 1, max: 100_000 }),
      date: date.map((when) => when.toISOString()),
    }),
  ),
});
