import { describe, expect, it } from 'vitest';
import { description, quote } from './description';

describe('the beginning of a text', () => {
  it.each([
    ['　鐘が鳴った。\n　朝だ。', 20, '鐘が鳴った。朝だ。'],
    ['灯「霧の市」第2節　鐘が鳴った。', 40, '灯「霧の市」第2節　鐘が鳴った。'],
    ['Alexander  the\tGreat', 40, 'Alexander the Great'],
    ['あ'.repeat(30), 10, 'ああああああああ……'],
    ['𠮷'.repeat(6), 5, '𠮷𠮷𠮷……'],
    ['', 10, ''],
  ])('%j in %d characters', (text, length, expected) => {
    expect(description(text, length)).toBe(expected);
  });

  it.each([
    [
      'whole sentences',
      '鐘が六つ鳴り、売り台が立つ。名を書いた札が並ぶ。',
      '鐘が六つ鳴り、売り台が立つ。',
    ],
    [
      'no half of a speech',
      '鐘が一つ鳴り、門がひらく。「だれだ。何をしに来た」',
      '鐘が一つ鳴り、門がひらく。',
    ],
    [
      'what was said with who said it',
      '「朝が来ても行かない」と灯は、ひどく長い話をした。',
      '「朝が来ても行かない」と灯は、ひ……',
    ],
    [
      'a long sentence cut',
      'どこまでも続く白い砂の上を、灯は歩いた。',
      'どこまでも続く白い砂の上を、灯は……',
    ],
    [
      'nothing too short',
      '朝。どこまでも続く白い砂の上を、灯は歩いた。',
      '朝。どこまでも続く白い砂の上を、……',
    ],
    ['all of what is short', '朝だ。', '朝だ。'],
  ])('quoted: %s', (_what, text, expected) => {
    expect(quote(text, 18)).toBe(expected);
  });
});
