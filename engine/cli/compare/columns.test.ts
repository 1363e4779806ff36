import { expect, it } from 'vitest';
import { columns } from './columns';

it('sets two texts beside each other, a wide character in two cells', () => {
  expect(columns('海が鳴る。\nab', '朝。', 6)).toBe(
    ['海が鳴 │ 朝。', 'る。   │', 'ab     │'].join('\n'),
  );
});
