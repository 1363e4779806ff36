import { describe, expect, it } from 'vitest';
import { readEngineSettings } from './engine-settings';

const LOCAL = {
  FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};

describe('readWorkerSettings', () => {
  it('has standards for everything but where the databases are', () => {
    expect(readEngineSettings(LOCAL)).toEqual({
      ok: true,
      settings: {
        projectId: 'demo-tokinotabibito',
        pageMs: 900_000,
        turnMs: 3000,
        storiesPerHour: 1500,
        model: null,
      },
    });
  });

  it('takes seconds with decimals', () => {
    expect(readEngineSettings({ ...LOCAL, PAGE_SECONDS: '2', TURN_SECONDS: '0.25' })).toMatchObject(
      { settings: { pageMs: 2000, turnMs: 250 } },
    );
  });

  it.each([
    ['PAGE_SECONDS', 'soon'],
    ['TURN_SECONDS', '-1'],
    ['TURN_SECONDS', '0'],
    ['STORIES_PER_HOUR', '0'],
    ['STORIES_PER_HOUR', '1.5'],
    ['PAGE_SECONDS', '1e9'],
    ['GCLOUD_PROJECT', 'Not an id'],
    ['STORY_MODEL', 'some-model'],
  ])('answers %s=%s with a sentence that names it', (name, value) => {
    const read = readEngineSettings({ ...LOCAL, [name]: value });
    expect(read).toEqual({ ok: false, message: expect.stringContaining(name) as unknown });
  });

  it('never sends half of a story to a real project', () => {
    expect(readEngineSettings({ GCLOUD_PROJECT: 'a-real-project' }).ok).toBe(true);
    expect(
      readEngineSettings({ GCLOUD_PROJECT: 'a-real-project', FIRESTORE_EMULATOR_HOST: 'host:1' }),
    ).toEqual({
      ok: false,
      message: expect.stringContaining('FIREBASE_DATABASE_EMULATOR_HOST') as unknown,
    });
    expect(readEngineSettings({}).ok).toBe(false);
  });
});
