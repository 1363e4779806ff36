import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newEntry } from './entry';
import { entrySchema } from './entry-schema';

describe('an entry', () => {
  it("starts with the specification's values", () => {
    const entry = newEntry(
      { uid: 'u1', oid: 42, onamae: '灯', firstWord: 'また同じ朝か……。' },
      new Date(0),
    );
    expect(entry).toMatchObject({
      date: '"1970-01-01T00:00:00.000Z"',
      flag: { accept: true, offer: true },
      category: ['', '', '', '', '', ''],
      clause: 0,
      data: { score: 0, camp: '景気' },
    });
  });

  it('is repaired after the database dropped empty values', () => {
    const stored = {
      uid: 'u1',
      onamae: '灯',
      category: ['薬', '本'],
      equipment: { text: '' },
      data: { camp: '何か' },
    };
    expect(v.parse(entrySchema, stored)).toMatchObject({
      category: ['薬', '本', '', '', '', ''],
      equipment: { hand: null, text: '' },
      data: { score: 0, camp: '景気' },
    });
  });
});
