import { describe, expect, it } from 'vitest';
import { readFunctionsSettings, readSiteSettings, valid } from './settings';

const CLOUD = {
  GCLOUD_PROJECT: 'tabibito',
  FIREBASE_CONFIG: JSON.stringify({
    databaseURL: 'https://tabibito-default-rtdb.asia-southeast1.firebasedatabase.app/',
  }),
};

describe('the settings of the functions', () => {
  it('are those of Firebase, with pages every 15 minutes, narrated offline', () => {
    expect(valid(readFunctionsSettings(CLOUD))).toEqual({
      projectId: 'tabibito',
      databaseURL: 'https://tabibito-default-rtdb.asia-southeast1.firebasedatabase.app',
      pageMs: 900_000,
      turnMs: 3000,
      storiesPerHour: 1500,
      model: null,
      region: 'us-central1',
      healthKey: null,
    });
    expect(valid(readSiteSettings(CLOUD))).toMatchObject({
      origin: 'https://tabibito.web.app',
      security: { hasAppCheck: false, isSecure: true },
      addresses: {
        firestore: 'https://firestore.googleapis.com',
        database: 'https://tabibito-default-rtdb.asia-southeast1.firebasedatabase.app',
      },
    });
  });

  it('lead to the emulators where those are named, whatever database Firebase names', () => {
    const local = {
      ...CLOUD,
      FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      SITE_ORIGIN: 'http://127.0.0.1:5173',
    };
    expect(valid(readFunctionsSettings(local)).databaseURL).toBe(
      'https://tabibito-default-rtdb.firebaseio.com',
    );
    expect(valid(readSiteSettings(local))).toEqual({
      addresses: {
        projectId: 'tabibito',
        firestore: 'http://127.0.0.1:8080',
        database: 'http://127.0.0.1:9000',
      },
      origin: 'http://127.0.0.1:5173',
      security: {
        connect: ['http://127.0.0.1:8080', 'http://127.0.0.1:9000', 'ws://127.0.0.1:9000'],
        hasAppCheck: false,
        isSecure: false,
      },
    });
  });

  it('take a secret that says none for one that is not there', () => {
    const secrets = { GEMINI_API_KEY: 'none', STORY_MODEL_KEY: 'none', HEALTH_KEY: 'none' };
    expect(valid(readFunctionsSettings({ ...CLOUD, ...secrets })).healthKey).toBeNull();
    const model = readFunctionsSettings({ ...CLOUD, ...secrets, STORY_MODEL: 'google:gemini' });
    expect(model).toMatchObject({ ok: false });
    expect(() => valid(model)).toThrow('please set GEMINI_API_KEY');
  });

  it('let pages be served whatever is wrong with the model', () => {
    expect(readSiteSettings({ ...CLOUD, STORY_MODEL: 'what' }).ok).toBe(true);
  });

  it.each(['https://example.org/game', 'example.org', 'https://example.org/'])(
    'refuse a site at %s with a sentence',
    (origin) => {
      expect(() => valid(readSiteSettings({ ...CLOUD, SITE_ORIGIN: origin }))).toThrow(
        'SITE_ORIGIN must say where the site is seen',
      );
    },
  );
});
