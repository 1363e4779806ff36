import { describe, expect, it } from 'vitest';
import { newEntry } from '../../../story/entry';
import { USER_TEXT_CASES } from '../../../story/user-text/testing/user-text-cases';
import { screenWith } from '../../../story/user-text/screen-text';
import { readGuestCandidate } from './read-guest-candidate';
import { readParticipant } from './read-participant';

const screen = screenWith({ unwelcome: ['禁句'], severe: ['大禁句'] });

const ENTRY = newEntry(
  { uid: 'uid-a', oid: 1, onamae: '灯', firstWord: 'また同じ朝か……。' },
  new Date(0),
  '混沌',
);

const participant = (change: object) => {
  const read = readParticipant('uid-a', { ...ENTRY, ...change }, screen);
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
    const read = readParticipant('uid-a', { uid: 'uid-a', onamae: '灯' }, screen);
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
    expect(readParticipant('uid-a', { ...ENTRY, image }, screen)).toMatchObject({
      ok: true,
      image: shown,
    });
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
    expect(readParticipant('uid-a', stored, screen)).toEqual({ ok: false, code });
  });

  it.each(USER_TEXT_CASES.map((one) => [`${one.what} as ${one.field}`, one] as const))(
    'makes of %s what all make of it',
    (_, { field, typed, form, engine }) => {
      const made = engine ?? ('sends' in form ? form.sends : undefined);
      const change =
        field === 'trait' ? { equipment: { ...ENTRY.equipment, text: typed } } : { [field]: typed };
      const read = participant(change);
      const result = field === 'trait' ? read?.equipment.text : read?.[field];
      expect(result ?? '').toBe(made);
    },
  );
});

describe('a text that must not be shown', () => {
  const DEFAULT_LINE = 'このループからぬけださなきゃ…';
  const companion = (change: object) =>
    readGuestCandidate({ uid: 'uid-a', stored: { ...ENTRY, ...change } }, screen);

  it('stays in its owner’s story, and out of everybody else’s', () => {
    const line = { firstWord: '禁句だ。' };
    expect(participant(line)?.firstWord).toBe('禁句だ。');
    expect(companion(line)).toEqual({ uid: 'uid-a', onamae: '灯', firstWord: DEFAULT_LINE });
    expect(companion({ firstWord: 'example.com へ' })?.firstWord).toBe(DEFAULT_LINE);
    expect(companion({ onamae: '禁句' })).toBeNull();
    expect(companion({})?.firstWord).toBe('また同じ朝か……。');
  });

  it('is used nowhere when it is severe', () => {
    expect(participant({ firstWord: '大禁句だ。' })?.firstWord).toBe(DEFAULT_LINE);
    expect(participant({ firstWord: '死 ね' })?.firstWord).toBe(DEFAULT_LINE);
    expect(participant({ onamae: '大禁句' })?.onamae).toBe('名を伏せた旅人');
    const equipment = { ...ENTRY.equipment, text: '電話は090-1234-5678' };
    expect(participant({ equipment })?.equipment.text).toBe('');
  });

  it('is null for a participant without consent', () => {
    expect(companion({ flag: { accept: true, offer: false } })).toBeNull();
  });
});
