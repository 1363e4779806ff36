import { describe, expect, it } from 'vitest';
import { appConfigJson } from './app-config';

describe('appConfigJson', () => {
  it('leads to the services on this machine', () => {
    expect(
      JSON.parse(appConfigJson({ AUTH_PORT: '1', FIRESTORE_PORT: '3', PAGE_SECONDS: '60' })),
    ).toEqual({
      projectId: 'demo-tokinotabibito',
      apiKey: 'local',
      emulators: {
        auth: 'http://127.0.0.1:1',
        database: '127.0.0.1:9000',
        firestore: '127.0.0.1:3',
      },
      pageSeconds: 60,
    });
  });

  it('names the Firebase project that a build is made for', () => {
    const env = {
      VITE_FIREBASE_PROJECT_ID: 'mine',
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_DATABASE_URL: 'https://mine.firebaseio.com',
    };
    expect(JSON.parse(appConfigJson(env))).toEqual({
      projectId: 'mine',
      apiKey: 'key',
      databaseURL: 'https://mine.firebaseio.com',
      emulators: null,
      pageSeconds: 900,
    });
  });

  it('switches App Check on where a site key is set, and nowhere else', () => {
    const env = { VITE_APPCHECK_SITE_KEY: 'site-key' };
    const appCheckOf = (given: Record<string, string>) =>
      (JSON.parse(appConfigJson(given)) as { appCheck?: unknown }).appCheck;
    expect(appCheckOf(env)).toEqual({ siteKey: 'site-key' });
    expect(appCheckOf({ ...env, VITE_FIREBASE_PROJECT_ID: 'mine' })).toEqual({
      siteKey: 'site-key',
    });
    expect(appCheckOf({ ...env, VITE_APPCHECK_DEBUG_TOKEN: 'debug' })).toEqual({
      siteKey: 'site-key',
      debugToken: 'debug',
    });
    expect(appCheckOf({ VITE_APPCHECK_DEBUG_TOKEN: 'debug' })).toBeUndefined();
  });

  it('cannot end the script element that it stands in', () => {
    const json = appConfigJson({ PROJECT_ID: '</script><script>' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ projectId: '</script><script>' });
  });
});
