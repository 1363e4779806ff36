import { expect, it } from 'vitest';
import { QUESTION, TOMORROW, WORLDS } from '#content';
import { situationOf } from '../storylets/testing/situation-of';
import type { LivedChapter } from './lived';
import { newSave } from './save';
import { reckoningPieces } from './reckoning';

const ended = (chapter: number, spine: string, outcome: LivedChapter['outcome']): LivedChapter => ({
  ...{ chapter, world: 'clock-house', spine, outcome, named: [] },
  learnt: outcome === null ? [] : [outcome],
});
