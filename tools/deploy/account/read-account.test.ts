import { describe, expect, it } from 'vitest';
import { deploySettings } from '../deploy-settings';
import type { AskGoogle } from './google';
import { adviceFor } from './advice';
import { missingFor } from './missing';
import { readAccount } from './read-account';

const PROJECT = 'my-game-27';

/** Google's responses for a complete project, with some of them replaced. */
function google(replaced: Readonly<Record<string, { status: number; body: unknown }>> = {}): {
  ask: AskGoogle;
  asked: string[];
} {
  const asked: string[] = [];
  const answers: Record<string, { status: number; body: unknown }> = {
    [`firebase.googleapis.com/v1beta1/projects/${PROJECT}`]: { status: 200, body: {} },
    billingInfo: { status: 200, body: { billingEnabled: true } },
    webApps: { status: 200, body: { apps: [{ appId: '1:2:web:3' }] } },
    '1:2:web:3/config': { status: 200, body: { apiKey: 'public-key' } },
    instances: {
      status: 200,
      body: {
        instances: [
          { type: 'USER_DATABASE', databaseUrl: 'https://other.firebaseio.com' },
          { type: 'DEFAULT_DATABASE', databaseUrl: 'https://mine.firebaseio.com' },
        ],
      },
    },
    'databases/(default)': { status: 200, body: {} },
    'identitytoolkit.googleapis.com/admin/v2/projects/my-game-27/config': {
      status: 200,
      body: { signIn: { anonymous: { enabled: true } } },
    },
    'services/firebasedatabase.googleapis.com': {
      status: 200,
      body: { enforcementMode: 'ENFORCED' },
    },
    'versions/latest': { status: 200, body: { state: 'ENABLED' } },
    ...replaced,
  };
  return {
    asked,
    ask: (url) => {
      asked.push(url);
      const name = Object.keys(answers).findLast((end) => url.endsWith(end)) ?? '';
      return Promise.resolve(answers[name] ?? { status: 500, body: null });
    },
  };
}

async function missing(replaced: Parameters<typeof google>[0]): Promise<string[]> {
  const account = await readAccount(PROJECT, ['HEALTH_KEY'], google(replaced).ask);
  const { apiKey, databaseURL } = account;
  const model = { ok: true, model: null } as const;
  return missingFor({ project: PROJECT, account, apiKey, databaseURL, model, appCheck: 'on' });
}

describe('what a project has', () => {
  it('is read from Google, addresses and keys included', async () => {
    const { ask, asked } = google();
    expect(await readAccount(PROJECT, ['HEALTH_KEY'], ask)).toEqual({
      isSignedIn: true,
      hasProject: true,
      hasBilling: true,
      apiKey: 'public-key',
      databaseURL: 'https://mine.firebaseio.com',
      hasFirestore: true,
      hasAnonymousSignIn: true,
      isAppCheckEnforced: true,
      missingSecrets: [],
    });
    expect(asked.every((url) => url.startsWith('https://'))).toBe(true);
  });

  it('lacks nothing when all of it is there', async () => {
    expect(await missing({})).toEqual([]);
  });

  it.each([
    [{ billingInfo: { status: 200, body: {} } }, /^Billing plan/u],
    [{ webApps: { status: 200, body: {} } }, /^API key/u],
    [{ instances: { status: 200, body: {} } }, /^Database URL/u],
    [{ 'databases/(default)': { status: 404, body: {} } }, /^Firestore/u],
    [{ 'my-game-27/config': { status: 200, body: {} } }, /^Anonymous sign-in/u],
    [{ 'versions/latest': { status: 404, body: {} } }, /^Secret HEALTH_KEY/u],
  ])('%j: is said in one sentence', async (replaced, sentence) => {
    expect(await missing(replaced)).toEqual([expect.stringMatching(sentence)]);
  });

  it('is not guessed at where Google does not say', async () => {
    expect(await missing({ billingInfo: { status: 403, body: {} } })).toEqual([]);
  });

  it('is not read without a signed-in account', async () => {
    const { ask, asked } = google({ [`projects/${PROJECT}`]: { status: 401, body: null } });
    const account = await readAccount(PROJECT, ['HEALTH_KEY'], ask);
    expect(account.isSignedIn).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('begins with the project itself', async () => {
    const sentences = await missing({ [`v1beta1/projects/${PROJECT}`]: { status: 403, body: {} } });
    expect(sentences[0]).toMatch(/^Project: my-game-27 does not exist or is not yours/u);
  });
});

describe('App Check', () => {
  const said = async (
    environment: Readonly<Record<string, string>>,
    replaced: Parameters<typeof google>[0] = {},
  ) => {
    const account = await readAccount(PROJECT, [], google(replaced).ask);
    const { apiKey, databaseURL } = account;
    const given = { project: PROJECT, apiKey, databaseURL };
    const { model, appCheck } = deploySettings(environment, given);
    return {
      missing: missingFor({ ...given, account, model, appCheck }),
      advice: adviceFor({ project: PROJECT, account, appCheck }),
    };
  };

  it('is required unless it is disabled', async () => {
    const { missing } = await said({});
    expect(missing).toEqual([expect.stringMatching(/^App Check: .*VITE_APPCHECK_SITE_KEY/u)]);
    expect(await said({ VITE_APPCHECK_SITE_KEY: 'key' })).toEqual({ missing: [], advice: [] });
  });

  it('is reminded of where it was turned off', async () => {
    const { missing, advice } = await said({ APP_CHECK: 'off' });
    expect(missing).toEqual([]);
    expect(advice).toEqual([expect.stringMatching(/^App Check is off/u)]);
  });

  it('cannot be on and off', async () => {
    const { missing } = await said({ APP_CHECK: 'off', VITE_APPCHECK_SITE_KEY: 'key' });
    expect(missing).toEqual([expect.stringMatching(/unset one of them/u)]);
  });

  it('is to be enforced when it is on', async () => {
    const { missing, advice } = await said(
      { VITE_APPCHECK_SITE_KEY: 'key' },
      { 'services/firebasedatabase.googleapis.com': { status: 200, body: {} } },
    );
    expect(missing).toEqual([]);
    expect(advice).toEqual([expect.stringMatching(/not enforced/u)]);
  });
});
