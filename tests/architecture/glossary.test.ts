import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adventureDocumentSchema } from '../../story/adventure-document';
import { battleRecordSchema } from '../../story/battle-record';
import { CATALOGUE } from '../../story/catalogue/catalogue';
import { chapterSchema } from '../../story/chapter';
import { EMPTY_EQUIPMENT, newEntry } from '../../story/entry';
import { memberSchema, rankingEntrySchema, timelineEntrySchema } from '../../story/public-lists';
import { teamSchema } from '../../story/team';
import { turnSchema } from '../../story/turn';
import { ROOMS } from '../../tools/support/rooms';
import { ROOT } from '../../tools/support/root';

const GLOSSARY = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');

const PATHS = ROOMS.flatMap((room) => [
  room,
  ...readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => join(room, name)),
]);

const SOURCES = PATHS.filter((path) => /\.(?:ts|tsx|mjs)$/u.test(path)).map((path) =>
  // A word of a comment is no name.
  readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/gu, ''),
);
const IDENTIFIERS = new Set(
  SOURCES.flatMap((text) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []),
);

/** `guestCandidates`, `guest-candidates` and `guest candidate` are the same words. */
const wordsOf = (name: string): string =>
  ` ${name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/u)
    .map((word) => word.replace(/ies$/u, 'y').replace(/(?<=ch|sh|ss|x)es$|(?<=[^s])s$/u, ''))
    .join(' ')
    .trim()} `;

const NAMES = [
  ...new Set([...IDENTIFIERS, ...PATHS.flatMap((path) => path.split('/'))].map(wordsOf)),
].join('|');

/** The rows of the tables with a column "in code", by column. */
const ROWS = GLOSSARY.split(/\n(?:\n|#)/u).flatMap((block) => {
  const [head, , ...rows] = block
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = head?.indexOf('in code') ?? -1;
  return column < 0
    ? []
    : rows.map((cells) => ({ name: cells[column] ?? '', is: cells.at(-2) ?? '' }));
});
const TERMS = ROWS.flatMap(({ name }) => name.split(', ')).filter((term) => term !== '–');

/** A database path or a name with a wildcard stands for what can't be looked up. */
const QUOTED = ROWS.flatMap(({ is }) =>
  [...is.matchAll(/`([\w/.][\w/.-]*)`/gu)].map(([, name]) => name ?? ''),
);

describe('the glossary', () => {
  it.each(TERMS)('%s is in the name of an identifier, a file or a folder', (term) => {
    // Without the whole list of names in the message of a failure.
    expect(NAMES.includes(wordsOf(term.replace(/ \(.*\)$/u, '')))).toBe(true);
  });

  it('has each term once', () => {
    expect(TERMS.filter((term, at) => TERMS.indexOf(term) !== at)).toEqual([]);
  });

  it('quotes names and paths that exist', () => {
    expect(QUOTED.length).toBeGreaterThan(20);
    const isThere = (name: string) =>
      IDENTIFIERS.has(name) ||
      PATHS.some((path) =>
        `/${path}`.replace(/\.\w+$/u, '').endsWith(`/${name}`.replace(/\/$|\.\w+$/gu, '')),
      );
    expect(QUOTED.filter((name) => !isThere(name))).toEqual([]);
  });

  const entry = newEntry({ uid: 'u', oid: 1, onamae: '名', firstWord: 'あ' }, new Date(0));
  it.each(
    Object.entries({
      entry: { ...entry, ...entry.data, ...entry.flag },
      equipment: EMPTY_EQUIPMENT,
      'adventure document': adventureDocumentSchema.entries,
      // The schema drops the last two, which other engines store.
      chapter: { ...chapterSchema.entries, history: [], historyPlayer: [] },
      turn: turnSchema.entries,
      'battle record': battleRecordSchema.entries,
      'ranking entry': rankingEntrySchema.entries,
      'timeline entry': timelineEntrySchema.entries,
      member: memberSchema.entries,
      'catalogue item': CATALOGUE[0] ?? {},
      team: teamSchema.entries,
    }),
  )('has every field of the %s', (_, document) => {
    const quoted = new Set(GLOSSARY.match(/(?<=[`.])[\p{L}\p{N}]+(?=[`:.])/gu));
    const fields = Object.keys(document);
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.filter((field) => !quoted.has(field))).toEqual([]);
  });
});
