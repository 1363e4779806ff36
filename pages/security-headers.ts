import { createHash } from 'node:crypto';

export interface SecurityOptions {
  /** Origins that the app connects to, WebSockets included: `https://firestore.googleapis.com`, `wss://*.firebaseio.com`. */
  readonly connect: readonly string[];
  /** Whether App Check with reCAPTCHA Enterprise runs in the page. */
  readonly hasAppCheck: boolean;
  /** Whether the site is served over https. */
  readonly isSecure: boolean;
}

/** The services of a Firebase project that the app connects to. */
export const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://*.firebaseio.com',
  'wss://*.firebaseio.com',
  'https://*.firebasedatabase.app',
  'wss://*.firebasedatabase.app',
] as const;

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
/** Its frame may also come from another host: https://developers.google.com/recaptcha/docs/faq */
const RECAPTCHA_FRAME = 'https://recaptcha.google.com/recaptcha/';
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gu;

/** The headers of every page: scripts come from this site alone; inline scripts are only those in `html`. */
export function securityHeaders(
  html: string,
  options: SecurityOptions,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(html, options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(options.isSecure
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  };
}

function contentSecurityPolicy(
  html: string,
  { connect, hasAppCheck, isSecure }: SecurityOptions,
): string {
  const recaptcha = hasAppCheck ? RECAPTCHA : [];
  const frames = [...polled(connect), ...(hasAppCheck ? [...recaptcha, RECAPTCHA_FRAME] : [])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineHashes(html), ...polled(connect), ...recaptcha],
    // Emotion inserts styles at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A turn's picture may be on any https host.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'connect-src': ["'self'", ...connect, ...(hasAppCheck ? [APP_CHECK, ...recaptcha] : [])],
    // Long polling opens a frame that notifies the server when the page is closed.
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The address of each WebSocket's server that responds with scripts: the Realtime Database's long polling, for networks
 * that block WebSockets.
 */
const polled = (connect: readonly string[]): string[] =>
  connect.flatMap((origin) =>
    origin.startsWith('ws') ? [`${origin.replace(/^ws/u, 'http')}/.lp`] : [],
  );

/** Hashes of the inline scripts of the page; script elements with data are not executed and need none. */
function inlineHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(({ groups }) => {
    const attributes = groups?.['attributes'] ?? '';
    if (/\bsrc=|type="application\//u.test(attributes)) return [];
    const hash = createHash('sha256')
      .update(groups?.['code'] ?? '')
      .digest('base64');
    return [`'sha256-${hash}'`];
  });
}
