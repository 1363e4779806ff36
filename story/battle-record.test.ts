import * as v from 'valibot';
import { expect, it } from 'vitest';
import { battleRecordSchema } from './battle-record';

it('a battle row names four players and its catchphrase, whoever left them out', () => {
  expect(v.parse(battleRecordSchema, { 日付: '2026-11-21', 勝者: '灯里', 対戦者２: 3 })).toEqual({
    日付: '2026-11-21',
    対戦者１: 'プレイヤー１',
    対戦者２: 'プレイヤー２',
    対戦者３: 'プレイヤー３',
    対戦者４: 'プレイヤー４',
    勝者: '灯里',
    決め台詞: '決まり！',
    対戦結果: '',
    イメージ: '',
    お店: '',
  });
  expect(v.parse(battleRecordSchema, {}).勝者).toBe('勝者');
});
