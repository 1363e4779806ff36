import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketsPair } from '../japanese/sentences';
import { withoutCorners, withinCorners } from './within-corners';

describe('a line within the corners of the story', () => {
  it.each([
    ['また朝か。', 'また朝か。'],
    ['「また朝か。」', 'また朝か。'],
    ['「おはよう」と言って「またね」', '『おはよう』と言って『またね』'],
    ['「行け」と言われた', '『行け』と言われた'],
    ['「『門』が開く」', '『門』が開く'],
    ['終わった」と彼は言った。「次', '終わった』と彼は言った。『次'.replace(/[『』]/gu, '')],
    ['（小声で）おはよう', '（小声で）おはよう'],
    ['小声で）おはよう（', '小声でおはよう'],
    ['『（』）', '（）'],
    ['」「', '……'],
  ])('%s is said as %s', (typed, said) => {
    expect(withinCorners(typed)).toBe(said);
  });

  it('never ends before the story ends it', () => {
    const brackets = fc.string({
      unit: fc.constantFrom('「', '」', '『', '』', '（', '）', 'あ', '。'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(brackets, (typed) => {
        const said = `「${withinCorners(typed)}」`;
        expect(bracketsPair(said)).toBe(true);
        expect(said.slice(1, -1)).not.toMatch(/[「」]/u);
        expect(bracketsPair(`『${withoutCorners(typed)}』`)).toBe(true);
        expect(withoutCorners(typed)).not.toMatch(/[「」『』]/u);
      }),
      { numRuns: 2000 },
    );
  });
});
