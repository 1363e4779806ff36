import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SETTINGS, settingsHelp } from './settings';

describe('settings', () => {
  it('have the documented defaults', () => {
    const read = readSettings({});
    expect(read).toMatchObject({
      port: 5173,
      authPort: 9099,
      databasePort: 9000,
      firestorePort: 8080,
      origin: null,
      pageSeconds: 900,
      turnSeconds: 3,
      storyModel: 'offline',
    });
    expect(isAbsolute(read.dataDir)).toBe(true);
  });

  it('come from the environment; an empty variable counts as unset', () => {
    expect(readSettings({ PORT: '6000', TURN_SECONDS: '0.5', AUTH_PORT: '' })).toMatchObject({
      port: 6000,
      turnSeconds: 0.5,
      authPort: 9099,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['FIRESTORE_PORT', '-1'],
    ['PAGE_SECONDS', 'bald'],
    ['TURN_SECONDS', '-3'],
    ['SITE_ORIGIN', 'https://example.org/path'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
  ])('%s=%s is refused by a sentence that names the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${value}`);
  });

  it('are all listed in the help', () => {
    for (const { name, fallback } of SETTINGS) {
      expect(settingsHelp()).toMatch(new RegExp(`${name} .*\\(${fallback}\\)`, 'u'));
    }
  });
});
