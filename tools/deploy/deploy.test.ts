import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/run-command';
import type { AskGoogle } from './account/google';
import { deploy } from './deploy';
import { firebaseToolsAt } from './firebase-tools';
import { folderOf, makeFolder } from './folder/make-folder';

const PROJECT = `test-${randomBytes(6).toString('hex')}`;
const folder = folderOf(PROJECT);
const BUILDING_MS = 240_000;

const nobody: AskGoogle = () => Promise.resolve({ status: 401, body: null });
const everything: AskGoogle = (url) => {
  if (url.endsWith('/billingInfo')) return answered({ billingEnabled: true });
  if (url.endsWith('/webApps')) return answered({ apps: [{ appId: 'app' }] });
  if (url.endsWith('/app/config')) return answered({ apiKey: 'key-of-the-project' });
  if (url.endsWith('/instances')) {
    const databaseUrl = `https://${PROJECT}.europe-west1.firebasedatabase.app`;
    return answered({ instances: [{ type: 'DEFAULT_DATABASE', databaseUrl }] });
  }
  return answered({ signIn: { anonymous: { enabled: true } } });
};
const answered = (body: object) => Promise.resolve({ status: 200, body });

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'firebase-tools-'));
  // Replaces firebase-tools: records its arguments.
  writeFileSync(
    join(place, 'tools.cjs'),
    `require('node:fs').writeFileSync(${JSON.stringify(join(place, 'asked.json'))}, JSON.stringify(process.argv.slice(2)));`,
  );
});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function run(
  isDryRun: boolean,
  ask: AskGoogle,
  faults: readonly string[] = [],
): Promise<{ code: number; lines: string; asked: unknown }> {
  const lines: string[] = [];
  const asked = join(place, 'asked.json');
  rmSync(asked, { force: true });
  const code = await deploy(
    { project: PROJECT, isDryRun },
    {
      environment: {
        ENGINE_REGION: 'europe-west1',
        STORY_MODEL: 'google:gemini-2.5-flash',
        APP_CHECK: 'off',
      },
      ask,
      makeFolder: async (project, settings) =>
        // Built once: the later tests do not examine the build.
        existsSync(folder) ? folder : makeFolder(project, settings),
      tools: firebaseToolsAt(join(place, 'tools.cjs')),
      checkSources: () => Promise.resolve(faults),
      log: (line) => void lines.push(line),
    },
  );
  return {
    code,
    lines: lines.join('\n'),
    asked: existsSync(asked) ? JSON.parse(readFileSync(asked, 'utf8')) : null,
  };
}

const made = (path: string): string => readFileSync(join(folder, path), 'utf8');

describe('npm run deploy', () => {
  it(
    'does everything but the last in a dry run',
    async () => {
      const { code, lines, asked } = await run(true, everything);
      expect(lines).not.toContain('Missing');
      expect(lines).not.toContain('Faults');
      expect(code).toBe(0);
      expect(asked).toBeNull();
      expect(made('functions/index.html')).toContain('key-of-the-project');
      // Home is a served page like the others.
      expect(existsSync(join(folder, 'dist/game/adventure/16/index.html'))).toBe(false);
      expect(made(`functions/.env.${PROJECT}`)).toMatch(/DATABASE_REGION="europe-west1"/u);
      expect(made('firebase.json')).toContain('europe-west1');
      expect(made('dist/robots.txt')).toContain(`https://${PROJECT}.web.app/sitemap.xml`);
    },
    BUILDING_MS,
  );

  it('bundles functions that load in plain Node and serve, with Hosting’s own headers', async () => {
    const program = `
      const { pages, ...others } = await import(${JSON.stringify(join(folder, 'functions/index.js'))});
      const { createServer } = await import('node:http');
      const server = createServer((request, response) => pages(request, response));
      await new Promise((go) => server.listen(0, '127.0.0.1', go));
      const { port } = server.address();
      const answer = await fetch('http://127.0.0.1:' + port + '/robots.txt');
      console.log(JSON.stringify({
        names: ['pages', ...Object.keys(others)].sort(),
        status: answer.status,
        text: await answer.text(),
        policy: answer.headers.get('content-security-policy'),
      }));
      process.exit(0);`;
    const { output } = await runCommand(process.execPath, ['--input-type=module', '-e', program], {
      env: {
        ...process.env,
        GCLOUD_PROJECT: PROJECT,
        FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT }),
        FUNCTIONS_EMULATOR: 'true',
      },
    });
    const said: unknown = JSON.parse(output.trim().split('\n').at(-1) ?? '');
    expect(said).toMatchObject({
      names: expect.arrayContaining(['duePages', 'pages', 'playPage', 'storyBegins']) as string[],
      status: 200,
      text: expect.stringContaining(`https://${PROJECT}.web.app/sitemap.xml`) as string,
    });
    const policy = /"(?<policy>default-src [^"]+)"/u.exec(made('firebase.json'))?.groups?.[
      'policy'
    ];
    expect(said).toHaveProperty('policy', policy);
  });

  it(
    'says in one list what is missing, and touches nothing',
    async () => {
      const { code, lines, asked } = await run(false, nobody);
      expect(code).toBe(1);
      expect(lines).toMatch(/Missing:\n {2}- Credentials.*\n {2}- API key.*\n {2}- Database URL/u);
      expect(lines).toMatch(/Model key/u);
      expect(asked).toBeNull();
    },
    BUILDING_MS,
  );

  it(
    'hands everything to firebase-tools when nothing is missing',
    async () => {
      const { code, asked } = await run(false, everything);
      expect(code).toBe(0);
      expect(asked).toEqual([
        'deploy',
        ...['--project', PROJECT],
        ...['--config', join(folder, 'firebase.json')],
        ...['--only', 'database,firestore,functions,hosting'],
        ...['--non-interactive', '--force'],
      ]);
    },
    BUILDING_MS,
  );

  it(
    'deploys nothing that is at fault',
    async () => {
      const { code, lines, asked } = await run(false, everything, ['The types do not fit.']);
      expect(code).toBe(1);
      expect(lines).toContain('Faults:\n  - The types do not fit.');
      expect(asked).toBeNull();
    },
    BUILDING_MS,
  );
});
