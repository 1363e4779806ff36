import { describe, expect, it } from 'vitest';
import { printFault } from './fault';
import { loadContent } from './load-content';

const SCENE = `---
acts: [起]
tension: 1
---
- 鐘が鳴る。

## wait   平和 1 · 景気 1 · 混沌 1

- 待つ。
`;

function faultsOf(files: Readonly<Record<string, string>>): string[] {
  const loaded = loadContent(Object.entries(files).map(([path, text]) => ({ path, text })));
  return loaded.ok ? [] : loaded.faults.map(printFault);
}

describe('Files that belong together', () => {
  it('are named where they are missing', () => {
    const faults = faultsOf({ 'worlds/worlds.md': '---\nworlds: [moon]\n---\n' });
    expect(faults).toContain('content/worlds/moon/places.md:1:1 file: The file is missing.');
    expect(faults).toContain('content/frame/ledger.md:1:1 file: The file is missing.');
    expect(faults).toContain('content/frame/epilogue/question.md:1:1 file: The file is missing.');
  });

  it('are named where they contradict each other', () => {
    const faults = faultsOf({
      'worlds/worlds.md': '---\nworlds: [moon]\n---\n',
      'worlds/moon/dawns/bell.md': SCENE,
      'worlds/moon/nights/bell.md': SCENE,
      'worlds/sun/dawns/bell.md': SCENE,
    });
    expect(faults).toContain('content/worlds/worlds.md:1:1 file: The list lacks the world sun.');
    expect(faults).toContain(
      'content/worlds/moon/nights/bell.md:1:1 file: Another scene is named bell as well.',
    );
  });

  it('are not put together before each is without a fault', () => {
    expect(faultsOf({ 'worlds/moon/dawns/bell.md': SCENE.replace('tension: 1\n', '') })).toEqual([
      'content/worlds/moon/dawns/bell.md:1:1 missing-key: “tension” is missing.',
    ]);
  });
});
