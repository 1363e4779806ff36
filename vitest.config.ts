import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tools/test/slowest-first.ts';
import rooms from './rooms.json' with { type: 'json' };

const project = (name: string, include: string[], rest: object = {}) => ({
  extends: true as const,
  test: { name, include, ...rest },
});

/** Nothing at module level holds state, so that the files of a worker can share what they import. */
const SHARED = { isolate: false };

export default defineConfig({
  plugins: [react()],
  test: {
    // Twice the cores that the tests are meant for: browser and process tests wait for a third of their time.
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    globalSetup: ['./tools/content/before-tests.ts'],
    // Compiled and 6 MB long: nothing in it has to be transformed.
    server: { deps: { external: [/\/\.cache\/content\//u] } },
    restoreMocks: true,
    // Firebase’s server libraries do not ask the cloud’s metadata server: tests send traffic to loopback only.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // What a passing test makes a library print is expected.
    silent: 'passed-only',
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as Testing Library waits: see vitest.setup.ts.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      project(
        'node',
        [
          ...Object.keys(rooms)
            .filter((room) => room !== 'tests')
            .map((room) => `${room}/**/*.test.ts`),
          'tests/architecture/**/*.test.ts',
        ],
        SHARED,
      ),
      project('dom', ['src/**/*.test.tsx'], {
        ...SHARED,
        environment: 'jsdom',
        setupFiles: ['./vitest.setup.ts'],
      }),
      project('rules', ['tests/rules/**/*.test.ts'], SHARED),
      project('sdk-contract', ['tests/sdk-contract/**/*.test.ts'], SHARED),
      project('integration', ['tests/integration/**/*.test.ts'], {
        ...SHARED,
        setupFiles: ['./tests/integration/keep-environment.ts'],
      }),
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        testTimeout: 240_000,
        hookTimeout: 240_000,
      }),
    ],
  },
});
