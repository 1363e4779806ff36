import { expect, it } from 'vitest';
import type { Passage } from '../storylets/format/text';
import type { NarrationRequest } from './narrator';
import { plainPiece, type ScriptPiece } from './script-piece';
import { offlineNarrator } from './offline-narrator';
import { TEXT_LENGTH } from './pace';
import { requestOf } from './testing/request-of';

const sentence = (letter: string, length: number): string => `${letter.repeat(length - 1)}。`;
const piece = (id: string, passage: Passage, more: Partial<ScriptPiece> = {}): ScriptPiece =>
  plainPiece(id, passage, 1, more);

const TURNS = Array.from({ length: 12 }, (_, turn) => turn + 1);

function narrated(script: readonly ScriptPiece[]): Promise<readonly string[]> {
  return Promise.all(
    TURNS.map((turn) => {
      const request: NarrationRequest = requestOf();
      const { situation } = request;
      const moment = { ...situation.moment, turn };
      return offlineNarrator.narrate({ ...request, script, situation: { ...situation, moment } });
    }),
  );
}

it('takes shorter wordings where the turn would be too long', async () => {
  const long = piece('scene', [
    [sentence('あ', 250), sentence('い', 120)],
    [sentence('う', 250), sentence('え', 120)],
  ]);
  const texts = await narrated([long]);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(TEXT_LENGTH.max);
  expect(new Set(texts).size).toBeGreaterThan(1);
});

it('cuts what may be cut where the turn would be too long, and nothing else', async () => {
  const scene = piece('scene', [[sentence('あ', 340)]]);
  const left = piece('left', [[sentence('う', 80)]], { mayBeCut: true });
  expect(new Set(await narrated([scene, left]))).toEqual(new Set([sentence('あ', 340)]));
  const fits = piece('scene', [[sentence('あ', 200)]]);
  for (const text of await narrated([fits, left])) expect(text).toContain(sentence('う', 80));
});

it('says less of what is passed again where the turn would be too long', async () => {
  const scene = piece('scene', [[sentence('あ', 320)]]);
  const parts = ['い', 'う', 'え'].map((letter) => [sentence(letter, 35)]);
  const again = piece('passed/morning', parts, { paragraph: 2 });
  const words = [sentence('あ', 320), `${sentence('い', 35)}${sentence('う', 35)}`].join('\n');
  expect(new Set(await narrated([scene, again]))).toEqual(new Set([words]));
});
