import { expect, it } from 'vitest';
import { voiceFaults } from './voice-faults';

it('finds speech that stays polite where the speaker is not', () => {
  expect(voiceFaults('〈知っています〉と{me}は言った。')).toEqual([]);
  expect(voiceFaults('〈知っていますとも〉と{me}は言った。')[0]).toBe(
    'the voice plain cannot turn: 知っていますとも',
  );
  expect(voiceFaults('「知りません」と客が言った。')).toEqual([]);
});
