import { describe, expect, it } from 'vitest';
import { tidied } from './tidy';

describe('a model’s answer', () => {
  it.each([
    ['  海が鳴る。\r\n\r\n　「待て」\n', '海が鳴る。\n「待て」'],
    ['待て...いや…。', '待て……いや……。'],
    ['海――いや—空だ。', '海――いや――空だ。'],
    ['待て!本当か?そうか。', '待て！　本当か？　そうか。'],
    ['「待て！」「え？」', '「待て！」「え？」'],
    ['', ''],
  ])('%j is printed as %j', (answer, printed) => {
    expect(tidied(answer)).toBe(printed);
  });
});
