import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { printFault } from './fault';
import { readFile } from './read-file';

const GUIDE = fileURLToPath(new URL('../../docs/storytelling.md', import.meta.url));
const EXAMPLES = [...readFileSync(GUIDE, 'utf8').matchAll(/```md\n(?<text>[^]*?)```/gu)].map(
  ({ groups }) => groups?.['text'] ?? '',
);

// In the order of the guide.
it.each([
  ['worlds/harbour-town/stalls/scales.md', []],
  ['worlds/moon/world.md', ['day', 'dusk', 'night', 'leaves']],
  ['worlds/moon/places.md', []],
  ['worlds/moon/people.md', []],
])('%s of the guide to storytelling is without a fault', (path, leftOut) => {
  const index = ['scales', 'world.md', 'places', 'people'].findIndex((one) => path.includes(one));
  const { faults } = readFile({ path, text: EXAMPLES[index] ?? '' });
  const told = faults.map(printFault).join('\n');
  expect(faults).toHaveLength(leftOut.length);
  for (const name of leftOut) expect(told).toContain(`The section “${name}” is missing.`);
});
