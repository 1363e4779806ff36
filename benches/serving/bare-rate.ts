import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { bundleService } from '../../tools/services/bundle';
import { requestRate, type RequestRate } from './request-rate';

/** The same bytes from a process that only sends them: what the machine and the client allow. */
export async function bareRate(body: Buffer): Promise<RequestRate> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const file = join(folder, 'page.html.br');
  writeFileSync(file, body);
  const script = await bundleService('bench-bare-server', 'benches/serving/bare-server.ts');
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [host] = v.parse(
      v.tuple([v.string()]),
      await once(createInterface({ input: child.stdout }), 'line'),
    );
    return await requestRate(`http://${host}/`, 200);
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}
