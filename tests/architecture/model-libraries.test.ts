import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { bundleService } from '../../tools/services/bundle';

/** The libraries of model providers take longer to load than the whole engine. */
const LIBRARIES = ['ai', '@ai-sdk/google', '@ai-sdk/openai-compatible'];

describe('the engine’s process', () => {
  it('loads no model’s library before a model is asked for', async () => {
    const bundle = await readFile(
      await bundleService('engine-imports', 'engine/cli/worker.ts'),
      'utf8',
    );
    for (const name of LIBRARIES) {
      expect(bundle).toContain(`import("${name}")`);
      expect(bundle).not.toMatch(new RegExp(`^(?:import|export) [^;]*["']${name}["'];`, 'mu'));
    }
  });
});
