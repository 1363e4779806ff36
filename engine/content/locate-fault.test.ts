import { expect, it } from 'vitest';
import { locateFault } from './locate-fault';

const SCENE = `---
acts: [起]
---
- 秤が右へ傾いでいる。

## honest   平和 3 · 景気 1 · 混沌 0

- 秤を使わない。
- 銀貨{deal.total}を受けとる。

### echo

- 秤を使わない店がある。

## sly   平和 0 · 景気 1 · 混沌 3

- 秤を使わない。
`;

it.each([
  ['text: may be as short as 20, least is 100', 1],
  ['text: corners in 秤が右へ傾いでいる。', 4],
  ['honest: text: {deal.total} nothing is bought or sold', 9],
  ['honest: echo: may be as long as 90, most is 75', 11],
  ['sly: text: corners in 秤を使わない。', 17],
  ['no action appeals to 景気', 1],
])('%s', (fault, line) => {
  expect(locateFault(SCENE, fault)).toEqual({ line, column: 1 });
});
