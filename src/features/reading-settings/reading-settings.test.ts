import { describe, expect, it } from 'vitest';
import { parseReadingSettings, storyProperties } from './reading-settings';

const initial = parseReadingSettings('');

describe('reading settings', () => {
  it('come back as they were stored, in far less than the account has room for', () => {
    const chosen = { ...initial, paper: 'sepia' as const, size: 'largest' as const, changedAt: 7 };
    expect(parseReadingSettings(JSON.stringify(chosen))).toEqual(chosen);
    expect(JSON.stringify(chosen).length).toBeLessThan(2_000);
  });

  it.each(['', 'x', 'null', '[]', '{"paper":"pink","size":9,"shortcuts":"no"}'])(
    'are as they are at first for %j',
    (json) => expect(parseReadingSettings(json)).toEqual(initial),
  );

  it('set the story through custom properties', () => {
    expect(storyProperties(initial)).toEqual({
      '--story-family': null,
      '--story-size': null,
      '--story-align': null,
      '--story-leading': '1.9',
      '--story-width': '38rem',
    });
    const gothic = storyProperties({ ...initial, face: 'gothic' });
    expect(gothic['--story-family']).toContain('sans-serif');
    expect(storyProperties({ ...initial, size: 'largest' })).toMatchObject({
      '--story-size': '1.6875rem',
      '--story-align': 'start',
    });
  });
});
