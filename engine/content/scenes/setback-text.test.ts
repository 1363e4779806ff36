import { describe, expect, it } from 'vitest';
import { readFile } from '../read-file';

/** A scene of one attempt, whose setback has this text. */
function setback(text: string): unknown {
  const scene = `---
acts: [起]
tension: 2
---

- 戸棚がある。

## pick-the-lock   平和 1 · 景気 1 · 混沌 1
attempt: { difficulty: 3 }

- {me}は錠に膝をついた。

? 息を止める。
¶
- 錠がひらく。

### fails

${text}
`;
  const { content, faults } = readFile({ path: 'worlds/harbour-town/stalls/lock.md', text: scene });
  expect(faults).toEqual([]);
  return content;
}

describe('the text of a setback', () => {
  it('follows what was tried, the first paragraph of the action, where it begins with ¶', () => {
    expect(setback('¶\n- 錠は開かない。')).toMatchObject({
      storylet: {
        actions: [
          {
            attempt: {
              fails: {
                text: [
                  ['{me}は錠に膝をついた。'],
                  { maybe: ['息を止める。'] },
                  ['\n錠は開かない。'],
                ],
              },
            },
          },
        ],
      },
    });
  });

  it('stands alone where it does not', () => {
    expect(setback('- 錠は見るからに頑丈だった。')).toMatchObject({
      storylet: { actions: [{ attempt: { fails: { text: [['錠は見るからに頑丈だった。']] } } }] },
    });
  });
});
