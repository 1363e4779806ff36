import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../tools/support/root';
import { COLOURS } from '../../view/tokens/colours';
import rooms from '../../rooms.json' with { type: 'json' };

const TOKENS = new Set(
  Object.values(COLOURS).flatMap((colours) =>
    Object.values({ ...colours }).map((colour) => colour.toLowerCase()),
  ),
);
const COLOUR = /#[0-9a-f]{6}\b/giu;
/** Files that are shipped or build what is shipped; tests may contain colours as expectations. */
const SHIPPED = Object.keys(rooms).filter((room) => !['view', 'tests', 'benches'].includes(room));

const coloursIn = (path: string): string[] =>
  (readFileSync(join(ROOT, path), 'utf8').match(COLOUR) ?? []).map((found) => found.toLowerCase());

const filesOf = (room: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:ts|tsx|css|html|json|mjs)$/u.test(file))
    .map((file) => `${room}/${file}`);

it('no colour of the design tokens is written down outside view/', () => {
  const files = [...SHIPPED.flatMap(filesOf), 'index.html', 'vite.config.ts'];
  expect(files.length).toBeGreaterThan(500);
  const copies = files.flatMap((file) =>
    coloursIn(file)
      .filter((colour) => TOKENS.has(colour))
      .map((colour) => `${file} ${colour}`),
  );
  expect(copies).toEqual([]);
});

it('the icon, which is a file of its own, has the colours of the tokens', () => {
  const { light, dark } = COLOURS;
  expect(coloursIn('public/favicon.svg')).toEqual(
    [light.paper, light.ai, dark.paper, dark.ai].map((colour) => colour.toLowerCase()),
  );
});
