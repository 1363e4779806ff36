import { expect, it } from 'vitest';
import { sentencesOf } from './sentences';

const told = (line: string) => sentencesOf(line).map(({ start, end }) => line.slice(start, end));

it.each([
  ['鐘が六つ鳴った。霧が晴れる。', ['鐘が六つ鳴った。', '霧が晴れる。']],
  ['「島はいくつで？」役人が言う。', ['「島はいくつで？」', '役人が言う。']],
  ['「三本！　軽くなりたい！」と叫ぶ', ['「三本！', '　軽くなりたい！」', 'と叫ぶ']],
  ['……前例が、ございません', ['……前例が、ございません']],
  ['……。～おしまい～', ['～おしまい～']],
  ['……', []],
  ['', []],
])('%s', (line, expected) => {
  expect(told(line)).toEqual(expected);
});
