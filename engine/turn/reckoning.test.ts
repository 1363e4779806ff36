import { expect, it } from 'vitest';
import { QUESTION, TOMORROW } from '#content';
import { situationOf } from '../narration/testing/request-of';
import type { LivedChapter } from './lived';
import { reckoningPieces } from './reckoning';
import { newSave } from './save';

const ended = (chapter: number, spine: string, outcome: 'kept' | 'broken' | 'lost') =>
  ({
    ...{ chapter, world: 'clock-house', spine, outcome, named: [] },
    learnt: [outcome],
  }) satisfies LivedChapter;

it('names what was lost or broken, out of the summaries of its chapters, and nothing else', () => {
  const lived = [
    ended(1, 'the-first-mile', 'kept'),
    ended(2, 'who-took-the-pendulum', 'broken'),
    ended(3, 'who-took-the-pendulum', 'lost'),
  ];
  const save = { ...newSave(1, ['clock-house']), chapter: 4, lived };
  const told = reckoningPieces(save, QUESTION, situationOf());
  expect(told.map(({ id }) => id)).toEqual(['reckoning/3', 'reckoning/2']);
  const [lost, broken] = told.map(({ passage }) => JSON.stringify(passage));
  expect(lost).toMatch(/朱の入った行に、こうある。『.*(スス|煙).*』/u);
  expect(broken).toMatch(/斜めに線を引いた行に、こうある。『.*スス.*』/u);
  expect(reckoningPieces(save, TOMORROW, situationOf())).toEqual([]);
});
