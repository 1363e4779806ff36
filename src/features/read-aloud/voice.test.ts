import { expect, it } from 'vitest';
import { japaneseVoice } from './voice';

const voice = (name: string, lang: string, localService: boolean, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
  voiceURI: name,
});

it('prefers the device’s own Japanese voice, the usual one first', () => {
  const far = voice('Google 日本語', 'ja-JP', false, true);
  const near = voice('Otoya', 'ja_JP', true);
  const usual = voice('Kyoko', 'ja-JP', true, true);
  const english = voice('Samantha', 'en-US', true, true);
  expect(japaneseVoice([english, far, near, usual])).toBe(usual);
  expect(japaneseVoice([english, far, near])).toBe(near);
  expect(japaneseVoice([english, far])).toBe(far);
});

it('takes no voice of another language', () => {
  expect(
    japaneseVoice([voice('Jan', 'jam-JM', true), voice('Samantha', 'en-US', true)]),
  ).toBeNull();
  expect(japaneseVoice([])).toBeNull();
});
