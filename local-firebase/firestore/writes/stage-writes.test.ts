import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { StoredDocument } from '../documents/document';
import { DocumentIndex } from '../documents/document-index';
import { parseFields } from '../values/parse-value';
import { stageWrites } from './stage-writes';
import { writeSchema } from './write';

const TIME = 1_700_000_000_000_000n;

function name(id: string) {
  return `projects/p/databases/(default)/documents/c/${id}`;
}

function indexOf(documents: Readonly<Record<string, object>>): DocumentIndex {
  const index = new DocumentIndex();
  for (const [id, fields] of Object.entries(documents)) {
    index.set({ name: name(id), fields: parseFields(fields), createTime: 1n, updateTime: 2n });
  }
  return index;
}

function stage(documents: Readonly<Record<string, object>>, ...writes: object[]) {
  const parsed = writes.map((write) => v.parse(writeSchema, write));
  return stageWrites(parsed, indexOf(documents), TIME);
}

function fieldsOf(document: StoredDocument | null) {
  return document?.fields;
}

describe('stageWrites', () => {
  it('replaces a document without a mask and keeps its create time', () => {
    const { after } = stage(
      { a: { old: { nullValue: null } } },
      { update: { name: name('a'), fields: { n: { integerValue: 1 } } } },
    );
    expect(after(name('a'))).toEqual({
      name: name('a'),
      fields: { n: { integerValue: '1' } },
      createTime: 1n,
      updateTime: TIME,
    });
  });

  it('merges by mask, and deletes fields in the mask without a value', () => {
    const stored = {
      map: { mapValue: { fields: { x: { integerValue: 1 }, y: { integerValue: 2 } } } },
      keep: { booleanValue: true },
    };
    const { after } = stage(
      { a: stored },
      {
        update: {
          name: name('a'),
          fields: { map: { mapValue: { fields: { x: { integerValue: 9 } } } } },
        },
        updateMask: { fieldPaths: ['map.x', 'map.y', 'none.such'] },
      },
    );
    expect(fieldsOf(after(name('a')))).toEqual({
      map: { mapValue: { fields: { x: { integerValue: '9' } } } },
      keep: { booleanValue: true },
    });
  });

  it('shows earlier writes to later ones, and leaves stored documents unchanged', () => {
    const set = { update: { name: name('a'), fields: {} }, currentDocument: { exists: false } };
    const { changes, operations } = stage({}, set, { delete: name('a') });
    expect(changes.size).toBe(0);
    expect(operations.map(({ kind }) => kind)).toEqual(['create', 'delete']);
  });

  it('changes nothing when the fields are equal', () => {
    const fields = { n: { integerValue: 1 } };
    const { changes, results } = stage({ a: fields }, { update: { name: name('a'), fields } });
    expect(changes.size).toBe(0);
    expect(results).toEqual([{ updateTime: '1970-01-01T00:00:00.000002Z' }]);
  });

  it.each([
    ['NOT_FOUND', { delete: name('none'), currentDocument: { exists: true } }],
    ['ALREADY_EXISTS', { update: { name: name('a') }, currentDocument: { exists: false } }],
    [
      'FAILED_PRECONDITION',
      { verify: name('a'), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
    ],
  ])('reports %s when a precondition fails, and stops there', (code, write) => {
    const { failure, operations } = stage({ a: {} }, write, { delete: name('a') });
    expect(failure).toMatchObject({ code });
    expect(operations).toHaveLength(1);
  });

  it('refuses to update a document that an earlier write deletes', () => {
    const update = { update: { name: name('a') }, currentDocument: { exists: true } };
    const { failure } = stage({ a: {} }, { delete: name('a') }, update);
    expect(failure).toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(stage({}, { update: { name: name('a') } }, update).failure).toBeUndefined();
  });

  it.each([
    ['increments integers', { increment: { integerValue: 2 } }, { integerValue: '7' }],
    ['increments into doubles', { increment: { doubleValue: 0.5 } }, { doubleValue: 5.5 }],
    [
      'stops at 64 bits',
      { increment: { integerValue: '9223372036854775807' } },
      { integerValue: '9223372036854775807' },
    ],
    ['takes the larger', { maximum: { integerValue: 3 } }, { integerValue: '5' }],
    [
      'takes what is no number at either end',
      { maximum: { doubleValue: 'NaN' } },
      { doubleValue: 'NaN' },
    ],
    ['takes the smaller', { minimum: { doubleValue: 4.5 } }, { doubleValue: 4.5 }],
    [
      'sets the time',
      { setToServerValue: 'REQUEST_TIME' },
      { timestampValue: '2023-11-14T22:13:20.000000Z' },
    ],
  ])('%s', (_what, transform, value) => {
    const { after, results } = stage(
      { a: { n: { integerValue: 5 } } },
      { transform: { document: name('a'), fieldTransforms: [{ fieldPath: 'n', ...transform }] } },
    );
    expect(fieldsOf(after(name('a')))).toEqual({ n: value });
    expect(results[0]?.transformResults).toEqual([value]);
  });

  it('adds to and removes from arrays by value', () => {
    const values = (...numbers: number[]) => ({
      values: numbers.map((integerValue) => ({ integerValue })),
    });
    const { after } = stage(
      { a: { list: { arrayValue: values(1, 2) } } },
      {
        update: { name: name('a') },
        updateMask: {},
        updateTransforms: [
          { fieldPath: 'list', appendMissingElements: values(2, 3) },
          { fieldPath: 'list', removeAllFromArray: values(1) },
        ],
      },
    );
    expect(fieldsOf(after(name('a')))).toEqual({
      list: { arrayValue: { values: [{ integerValue: '2' }, { integerValue: '3' }] } },
    });
  });

  it('refuses documents over 1 MiB', () => {
    const data = Buffer.alloc(1_048_576).toString('base64');
    const write = { update: { name: name('a'), fields: { data: { bytesValue: data } } } };
    expect(() => stage({}, write)).toThrow(/1,048,\d+ bytes\) exceeds/);
  });
});
