import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

const INLINE = "document.documentElement.dataset.paper = 'dark';";
const PAGE = `<script>${INLINE}</script><script id="app-config" type="application/json">{}</script><script type="module" src="/a.js"></script>`;

const directives = (page: string, options: Partial<Parameters<typeof securityHeaders>[1]> = {}) => {
  const headers = securityHeaders(page, {
    connect: ['https://firestore.googleapis.com'],
    hasAppCheck: false,
    isSecure: true,
    ...options,
  });
  return new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources] as const;
    }),
  );
};

describe('the headers of a page', () => {
  it('let its own inline script run, and no other', () => {
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(directives(PAGE).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  it('let it talk to the services alone that it is made for', () => {
    expect(directives(PAGE).get('connect-src')).toEqual([
      "'self'",
      'https://firestore.googleapis.com',
    ]);
    expect(directives(PAGE).get('frame-src')).toEqual(["'none'"]);
  });

  it('allow long polling of the database, and its notice of a closed page, without WebSockets', () => {
    const polled = directives(PAGE, { connect: ['wss://*.firebaseio.com'] });
    for (const name of ['script-src', 'frame-src']) {
      expect(polled.get(name), name).toContain('https://*.firebaseio.com/.lp');
      expect(polled.get(name), name).not.toContain('https://*.firebaseio.com');
    }
  });

  it('open the way to reCAPTCHA only where App Check is on', () => {
    expect(directives(PAGE, { hasAppCheck: true }).get('script-src')).toContain(
      'https://www.google.com/recaptcha/',
    );
    expect(directives(PAGE, { hasAppCheck: true }).get('frame-src')).toContain(
      'https://recaptcha.google.com/recaptcha/',
    );
    expect(directives(PAGE, { hasAppCheck: true }).get('connect-src')).toContain(
      'https://content-firebaseappcheck.googleapis.com',
    );
    expect([...directives(PAGE).values()].flat().join(' ')).not.toContain('recaptcha');
  });

  it('insist on https where the site is seen over it', () => {
    const options = { connect: [], hasAppCheck: false };
    expect(securityHeaders(PAGE, { ...options, isSecure: true })).toHaveProperty(
      'strict-transport-security',
    );
    expect(securityHeaders(PAGE, { ...options, isSecure: false })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});
