import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIREBASE_ORIGINS, securityHeaders } from '../../../pages/security-headers';
import { ROOT } from '../../support/root';
import { hostingConfig } from './hosting-config';

const PAGE =
  '<script>document.title;</script><script id="app-config" type="application/json">{}</script>';
const TEMPLATE = readFileSync(join(ROOT, 'firebase.json'), 'utf8');
const security = { connect: FIREBASE_ORIGINS, hasAppCheck: false, isSecure: true };
const made = hostingConfig(TEMPLATE, { page: PAGE, security, region: 'asia-northeast1' });

describe('Hosting’s configuration', () => {
  it('sends the same headers everywhere that the pages’ function sends', () => {
    const headers = securityHeaders(PAGE, security);
    expect(made).toHaveProperty('hosting.headers.0', {
      source: '**',
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    });
    expect(headers['content-security-policy']).toContain("'sha256-");
  });

  it('leads to the functions where they run', () => {
    expect(made).toHaveProperty('hosting.rewrites.0.function', {
      functionId: 'pages',
      region: 'asia-northeast1',
    });
  });

  it('keeps files for ever whose name is their content’s, and asks anew for the others', () => {
    expect(made).toHaveProperty('hosting.headers.1', {
      source: '/game/adventure/16/assets/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    });
    expect(made).toHaveProperty('hosting.headers.2.headers', [
      { key: 'Cache-Control', value: 'no-cache' },
    ]);
  });
});
