import { expect, it } from 'vitest';
import { withPlace } from './with-place';

const SCENE = `---
acts: [起]
---
- 秤が右へ傾いでいる。

## honest   平和 3 · 景気 1 · 混沌 0

- 秤を使わない。

### echo

- 秤を使わない店がある。
`;
const FILES = [
  { path: 'frame/scenes/renown/borrowers.md', text: SCENE },
  { path: 'worlds/moon/stalls/scales.md', text: SCENE },
  { path: 'worlds/moon/world.md', text: '## sky\n\n### dawn\n\n- 月の縁が、うすく欠けた。\n' },
  { path: 'worlds/moon/places.md', text: '## well\n\n- 釣瓶の縄に、結び目がある。\n' },
];

it.each([
  ['scales: honest: text: corners in 秤を使わない。', 'worlds/moon/stalls/scales.md:8:1'],
  ['scales/honest/echo: particles: 秤を使わない店', 'worlds/moon/stalls/scales.md:12:1'],
  ['battle scales/honest: is told nowhere', 'worlds/moon/stalls/scales.md:6:1'],
  ['borrowers: no action appeals to 景気', 'frame/scenes/renown/borrowers.md:1:1'],
  ['place/well: particles: 釣瓶の縄に、', 'worlds/moon/places.md:3:1'],
  ['stands twice: 月の縁が、うすく欠けた。', 'worlds/moon/world.md:5:1'],
  ['thread debt is never closed', 'worlds/moon/world.md:1:1'],
])('%s', (fault, place) => {
  expect(withPlace(FILES, 'moon', fault)).toBe(`content/${place} world: ${fault}`);
});
