import { describe, expect, it } from 'vitest';
import type { Turn } from '../../story/turn';
import { turnView } from './turn-view';

const turn: Turn = {
  role: 'user',
  date: '2026-04-01T06:00:00.000Z',
  turn: '　鐘が鳴った。\n\n「汐見へ」と灯は言った。\r\n',
  url: 'scene:market?seed=3',
  sales: 1200,
  unit: 3,
  continue: true,
  ruby: [{ base: '汐見', reading: 'しおみ' }],
};

describe('what a turn shows', () => {
  it('has its lines in pieces, and distinguishes speech from a paragraph', () => {
    expect(turnView(turn, 4, '灯')).toEqual({
      heading: '第4節',
      role: 'user',
      teller: '灯',
      isHidden: false,
      picture: 'scene:market?seed=3',
      lines: [
        { isSpeech: false, pieces: [{ text: '　鐘が鳴った。', reading: '' }] },
        {
          isSpeech: true,
          pieces: [
            { text: '「', reading: '' },
            { text: '汐見', reading: 'しおみ' },
            { text: 'へ」と灯は言った。', reading: '' },
          ],
        },
      ],
      notes: ['売上 1,200・3点'],
      end: '',
    });
  });

  it.each([
    [{ role: 'model' as const }, '灯', { teller: 'ゲームマスター' }],
    [{}, '', { teller: '旅人' }],
    [{ sales: 1200, unit: 0 }, '灯', { notes: ['売上 1,200'] }],
    [{ sales: 0, unit: 3 }, '灯', { notes: [] }],
    [{ sales: 0, worn: '手紙切り' }, '灯', { notes: ['役に立った装備「手紙切り」'] }],
    [{ continue: false }, '灯', { end: '～おしまい～' }],
    [{ hidden: true }, '灯', { isHidden: true }],
  ])('%j of %j', (change, name, shown) => {
    expect(turnView({ ...turn, ...change }, 1, name)).toMatchObject(shown);
  });
});
