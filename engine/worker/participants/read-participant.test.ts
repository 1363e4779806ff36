import { describe, expect, it } from 'vitest';
import { newEntry } from '../../../story/entry';
import { readParticipant } from './read-participant';

const ENTRY = newEntry(
  { uid: 'uid-a', oid: 1, onamae: '灯', firstWord: 'また同じ朝か……。' },
  new Date(0),
  '混沌',
);

const participant = (change: object) => {
  const read = readParticipant('uid-a', { ...ENTRY, ...change });
  return read.ok ? read.participant : null;
};

describe('readParticipant', () => {
  it('reads what a registration writes', () => {
    expect(participant({})).toEqual({
      uid: 'uid-a',
      onamae: '灯',
      firstWord: 'また同じ朝か……。',
      camp: '混沌',
      category: [],
      equipment: ENTRY.equipment,
      importantIds: [],
    });
  });

  it('reads an entry from which the database dropped what is empty', () => {
    const read = readParticipant('uid-a', { uid: 'uid-a', onamae: '灯' });
    expect(read.ok && read.participant).toMatchObject({
      firstWord: 'このループからぬけださなきゃ…',
      camp: '景気',
      equipment: { hand: null, text: '' },
    });
  });

  it('cuts and cleans every text', () => {
    const long = participant({
      onamae: `灯\u202E${'あ'.repeat(30)}`,
      firstWord: `一行\n二行${'い'.repeat(100)}`,
      equipment: { text: 'う'.repeat(3000) },
    });
    expect(long?.onamae).toBe(`灯${'あ'.repeat(19)}`);
    expect(long?.firstWord).toMatch(/^一行 二行い+$/u);
    expect(long?.firstWord).toHaveLength(80);
    expect(long?.equipment.text).toHaveLength(2000);
    expect(participant({ onamae: `${'あ'.repeat(19)}😀` })?.onamae).toBe('あ'.repeat(19));
  });

  it.each([
    ['cat', 'cat'],
    ['', 'traveller'],
    ['<b>見て</b>', 'traveller'],
  ])('gives the picture %j to readers as %s: no text of anybody’s', (image, shown) => {
    expect(readParticipant('uid-a', { ...ENTRY, image })).toMatchObject({ ok: true, image: shown });
  });

  it('keeps goods and categories that exist', () => {
    const read = participant({
      equipment: { hand: 999_999, food: 1, text: '' },
      importantList: '{"1": true, "2": false, "999999": true, "x": true}',
      category: ['本', '', 'なにか', '薬'],
    });
    expect(read).toMatchObject({
      equipment: { hand: null, food: 1 },
      importantIds: [1],
      category: ['本', '薬'],
    });
    expect(participant({ importantList: 'not JSON' })?.importantIds).toEqual([]);
  });

  it.each([
    ['entry-missing', null],
    ['entry-unreadable', 'text'],
    ['entry-unreadable', { uid: 'uid-a' }],
    ['entry-unreadable', { ...ENTRY, uid: 'uid-b' }],
    ['entry-without-name', { ...ENTRY, onamae: ' \u200B ' }],
  ])('says %s', (code, stored) => {
    expect(readParticipant('uid-a', stored)).toEqual({ ok: false, code });
  });
});
