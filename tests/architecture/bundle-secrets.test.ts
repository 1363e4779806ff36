import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../tools/support/root';
import { secretsIn } from './secrets-in';

/** Secrets in the environment of a build; none of them may be in its output. */
const LYING_ABOUT = {
  GEMINI_API_KEY: 'a-model-key-that-nobody-may-see',
  STORY_MODEL_KEY: 'another-key-that-nobody-may-see',
  FIREBASE_TOKEN: 'a-token-that-nobody-may-see',
  GOOGLE_APPLICATION_CREDENTIALS: '/secret/place/of/credentials.json',
};

/** The text files of a build; its pictures and fonts are public anyway. */
const TEXT = /\.(?:js|mjs|css|html|json|webmanifest|svg|txt|xml|map)$/u;

const NOTICES = 'licenses.txt';

let outDir: string;
let files: readonly string[];

beforeAll(async () => {
  // A test's environment would select React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  for (const [name, value] of Object.entries(LYING_ABOUT)) vi.stubEnv(name, value);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-deployed');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'the-web-key-which-is-public');
  vi.stubEnv('VITE_APPCHECK_SITE_KEY', 'the-site-key-which-is-public');
  outDir = mkdtempSync(join(tmpdir(), 'bundle-'));
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    TEXT.test(file),
  );
});
afterAll(() => {
  rmSync(outDir, { recursive: true });
  vi.unstubAllEnvs();
});

const textOf = (file: string): string => readFileSync(join(outDir, file), 'utf8');

it('comes with the licenses of the packages in it', () => {
  const notices = textOf(NOTICES);
  for (const name of ['react-dom', '@mui/material', '@firebase/firestore', 'pako'])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(notices).not.toContain('none stated');
});

describe('what browsers are sent', () => {
  it('holds the configuration, and so is what is looked into', () => {
    expect(textOf('index.html')).toContain('the-web-key-which-is-public');
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10);
  });

  it('holds no secret, no address of a person and no path of a server', () => {
    // Authors' addresses in licenses must be shown unchanged.
    const ours = files.filter((file) => file !== NOTICES);
    const found = ours.flatMap((file) => secretsIn(textOf(file)).map((one) => `${file}: ${one}`));
    expect(found).toEqual([]);
  });

  it('holds no value of a variable that was not meant for it', () => {
    for (const value of Object.values(LYING_ABOUT))
      expect(files.filter((file) => textOf(file).includes(value))).toEqual([]);
  });

  it('loads App Check by itself alone, when it is asked for', () => {
    const holding = files.filter((file) =>
      textOf(file).includes('firebaseappcheck.googleapis.com'),
    );
    expect(holding).toHaveLength(1);
    const name = holding[0]?.split('/').at(-1) ?? '';
    expect(textOf('index.html')).not.toContain(name);
    // An import would have its name directly after `from` or `import`.
    const imports = files.filter((file) =>
      new RegExp(`(?:from|import)\\s*["'][^"']*${name}["']`, 'u').test(textOf(file)),
    );
    expect(imports).toEqual([]);
  });
});

describe('what is looked for', () => {
  it.each([
    ['-----BEGIN RSA PRIVATE KEY-----'],
    ['{"private_key_id":"0"}'],
    ['robot@project.iam.gserviceaccount.com'],
    [`AIza${'x'.repeat(35)}`],
    [`sk-proj-${'x'.repeat(40)}`],
    ['process.env.GEMINI_API_KEY'],
    ['at engine/worker/engine.ts:10'],
    ['/home/somebody/tokinotabibito/src/main.tsx'],
    ['//# sourceMappingURL=main.js.map'],
    ['somebody@example.com'],
  ])('is found in %s', (text) => {
    expect(secretsIn(`const a = '${text}';`)).not.toEqual([]);
  });

  it('is not found in what is public', () => {
    expect(secretsIn("import('@firebase/app'); a@2x.png; /game/adventure/16/x.js")).toEqual([]);
  });
});
