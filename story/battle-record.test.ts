import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { battleRecordSchema } from './battle-record';
import { fightersOf } from './battle-text';
import { turnSchema } from './turn';

const TURN = { role: 'user', turn: '{me}は受けて立った。' };

describe('a row of the battle record', () => {
  it('has four players, a winner and a catchphrase, even if some are missing', () => {
    expect(v.parse(battleRecordSchema, { 日付: '三日目・昼', 対戦者２: 3 })).toEqual({
      日付: '三日目・昼',
      対戦者１: 'プレイヤー１',
      対戦者２: 'プレイヤー２',
      対戦者３: 'プレイヤー３',
      対戦者４: 'プレイヤー４',
      勝者: '勝者',
      決め台詞: '決まり！',
      対戦結果: '',
      イメージ: '',
      お店: '',
    });
  });

  it('keeps empty fields: two fighters, and no winner', () => {
    const row = { 対戦者１: '灯', 対戦者２: 'サネ', 対戦者３: '', 対戦者４: '', 勝者: '' };
    const battle = v.parse(battleRecordSchema, { ...row, 決め台詞: '' });
    expect(battle).toMatchObject({ 勝者: '', 決め台詞: '' });
    expect(fightersOf(battle)).toEqual(['灯', 'サネ']);
  });
});

describe('a turn', () => {
  it('holds the battle that it decides', () => {
    const { battle } = v.parse(turnSchema, { ...TURN, battle: { 勝者: '灯' } });
    expect(battle).toMatchObject({ 勝者: '灯', 決め台詞: '決まり！', 対戦者２: 'プレイヤー２' });
  });

  it('is parsed without a battle, and drops an invalid one', () => {
    expect(v.parse(turnSchema, TURN)).not.toHaveProperty('battle');
    for (const battle of ['決まり！', 7, null]) {
      const read = v.parse(turnSchema, { ...TURN, battle });
      expect(read.turn).toBe(TURN.turn);
      expect(read.battle).toBeUndefined();
    }
  });
});
