import { newEntry } from '../../../../story/entry';
import { paths } from '../../../../story/paths';
import { B } from '../callers';
import type { PathTable } from '../table';

const FUTURE = '"2999-01-01T00:00:00.000Z"';

/** The participant's own record. Only the engine deletes an entry, with all other data of the participant. */
export const entry: PathTable = {
  path: paths.entry,
  listed: () => paths.entries,
  valid: (uid) => ({
    ...newEntry({ uid, oid: 42, onamae: '灯', firstWord: 'また同じ朝か……。' }, new Date(0)),
    equipment: { hand: 301, armor: 1, accessory: 2, food: 3, important: 4, text: '左利き' },
    category: ['薬', '', '', '', '', ''],
  }),
  may: `
    who         get  list  create  update  delete
    signed out  no   no    no      no      no
    owner       yes  no    yes     yes     no
    others      no   no    no      no      no
    engine      yes  yes   yes     yes     yes
  `,
  payloads: {
    valid: [
      [{ onamae: '灯里' }, 'taken'],
      [{ onamae: 'あ'.repeat(20), firstWord: '😀'.repeat(40) }, 'taken'],
      [{ firstWord: 'さあ、行こう。', 'data/camp': '混沌', browse: B }, 'taken'],
      [{ 'data/camp': '平和', 'flag/accept': false, 'flag/offer': false }, 'taken'],
      [{ equipment: { text: '' } }, 'taken'],
      [{ oid: 0, image: 'cat', importantList: '{"301":true}' }, 'taken'],
      [{ 'equipment/text': 'あ'.repeat(2000), 'category/5': '食物' }, 'taken'],
      [{ 'equipment/text': '一行\n二行\tと少し' }, 'taken'],
    ],
    'extra key': [
      [{ admin: true }, 'refused'],
      [{ 'flag/admin': true }, 'refused'],
      [{ 'equipment/wings': 5 }, 'refused'],
      [{ 'data/bonus': 5 }, 'refused'],
      [{ 'category/6': '薬' }, 'refused'],
      [{ 'category/-1': '薬' }, 'refused'],
      [{ 'onamae/first': '灯' }, 'refused'],
    ],
    'wrong type': [
      [{ date: 0 }, 'refused'],
      [{ oid: '42' }, 'refused'],
      [{ oid: -1 }, 'refused'],
      [{ oid: 0.5 }, 'refused'],
      [{ oid: 2 ** 53 }, 'refused'],
      [{ onamae: 5 }, 'refused'],
      [{ onamae: '' }, 'refused'],
      [{ onamae: null }, 'refused'],
      [{ onamae: '灯\u0007' }, 'refused'],
      [{ onamae: '灯\u202E' }, 'refused'],
      [{ flag: true }, 'refused'],
      [{ flag: { accept: true } }, 'refused'],
      [{ 'flag/accept': 'yes' }, 'refused'],
      [{ 'flag/offer': 1 }, 'refused'],
      [{ image: 5 }, 'refused'],
      [{ equipment: '剣' }, 'refused'],
      ...['hand', 'armor', 'accessory', 'food', 'important'].flatMap((slot) =>
        ['301', 0, 1218, 1.5].map((id) => [{ [`equipment/${slot}`]: id }, 'refused'] as const),
      ),
      [{ 'equipment/text': 5 }, 'refused'],
      [{ 'equipment/text': '左\u202E利き' }, 'refused'],
      [{ importantList: ['301'] }, 'refused'],
      [{ browse: 5 }, 'refused'],
      [{ browse: '' }, 'refused'],
      [{ category: '薬' }, 'refused'],
      [{ 'category/0': 5 }, 'refused'],
      [{ firstWord: true }, 'refused'],
      [{ firstWord: '' }, 'refused'],
      [{ firstWord: '一行\n二行' }, 'refused'],
      [{ firstWord: '\u2066さあ' }, 'refused'],
      [{ clause: '0' }, 'refused'],
      [{ data: '景気' }, 'refused'],
      [{ data: { score: 0 } }, 'refused'],
      [{ 'data/camp': '戦争' }, 'refused'],
      [{ 'data/camp': 5 }, 'refused'],
      [{ 'data/score': '0' }, 'refused'],
      [{ '': 'entry' }, 'refused'],
      // Data that the form would not send.
      [{ onamae: 'ｱｶﾘ' }, 'refused'],
      [{ onamae: ' 灯' }, 'refused'],
      [{ onamae: '灯 ' }, 'refused'],
      [{ onamae: '灯\u200Dあ' }, 'refused'],
      [{ onamae: '🚀\u200D' }, 'refused'],
      [{ onamae: `灯${'\u0301'.repeat(4)}` }, 'refused'],
      [{ onamae: '……' }, 'refused'],
      [{ onamae: '灯「' }, 'refused'],
      [{ onamae: '運営' }, 'refused'],
      [{ onamae: 'ゲスト' }, 'refused'],
      [{ firstWord: 'ｱｶﾘ' }, 'refused'],
      [{ firstWord: ' 灯' }, 'refused'],
      [{ firstWord: '灯 ' }, 'refused'],
      [{ firstWord: '灯\u200Dあ' }, 'refused'],
      [{ firstWord: '🚀\u200D' }, 'refused'],
      [{ firstWord: `灯${'\u0301'.repeat(4)}` }, 'refused'],
      [{ 'equipment/text': `灯${'\u0301'.repeat(4)}` }, 'refused'],
      [{ date: 'yesterday' }, 'refused'],
      [{ image: 'dragon' }, 'refused'],
      [{ 'category/0': 'なにか' }, 'refused'],
    ],
    'too long': [
      [{ date: '2'.repeat(41) }, 'refused'],
      [{ onamae: 'あ'.repeat(21) }, 'refused'],
      [{ image: 'a'.repeat(41) }, 'refused'],
      [{ 'equipment/text': 'あ'.repeat(2001) }, 'refused'],
      [{ importantList: '1'.repeat(10_001) }, 'refused'],
      [{ browse: 'a'.repeat(129) }, 'refused'],
      [{ 'category/0': 'あ'.repeat(11) }, 'refused'],
      [{ firstWord: 'あ'.repeat(81) }, 'refused'],
    ],
    'foreign uid': [
      [{ uid: B }, 'refused'],
      [{ onamae: '灯#10353' }, 'refused'],
    ],
    forged: [
      [{ clause: 1 }, 'refused'],
      [{ 'data/score': 1000 }, 'refused'],
      [{ 'data/score': -1 }, 'refused'],
      [{ clause: null }, 'refused'],
      [{ 'data/score': null }, 'refused'],
    ],
    // The browser's time of registration; rules can't parse a date, and nothing depends on it.
    'future time': [[{ date: FUTURE }, 'taken']],
    // The other fields of the entry would be missing.
    'deleted parent': [
      [{ onamae: '灯里' }, 'refused'],
      [{ clause: 0, 'data/score': 0 }, 'refused'],
    ],
  },
};

/** The same record once its story has begun: the engine's fields can't be changed. */
export const entryWithStory: PathTable = {
  ...entry,
  given: (uid) => ({
    [paths.entry(uid)]: {
      ...newEntry({ uid, oid: 42, onamae: '灯', firstWord: 'また同じ朝か……。' }, new Date(0)),
      clause: 12,
      data: { score: 340, camp: '景気' },
    },
  }),
  payloads: {
    ...entry.payloads,
    forged: [
      [{ clause: 0 }, { create: 'taken', update: 'refused' }],
      [{ clause: 13 }, 'refused'],
      [
        { clause: 12, 'data/score': 340 },
        { create: 'refused', update: 'taken' },
      ],
      [{ 'data/score': 0 }, { create: 'taken', update: 'refused' }],
      [{ 'data/score': 341 }, 'refused'],
      [{ clause: null }, 'refused'],
      [{ 'data/score': null }, 'refused'],
      [{ data: { camp: '平和' } }, 'refused'],
    ],
  },
};
