import { expect, it } from 'vitest';
import { cssText } from './css-text';

it('writes rules as a browser reads them', () => {
  expect(
    cssText([
      {
        ':root, [data-paper="light"]': {
          colorScheme: 'light',
          '--tabi-opacity-inputUnderline': 0.42,
        },
      },
      { '[data-paper="dark"]': { colorScheme: 'dark' } },
    ]),
  ).toBe(
    ':root, [data-paper="light"]{color-scheme:light;--tabi-opacity-inputUnderline:0.42}\n' +
      '[data-paper="dark"]{color-scheme:dark}',
  );
});
