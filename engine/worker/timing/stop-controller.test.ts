import { once } from 'node:events';
import { expect, it } from 'vitest';
import { systemClock } from '../../adapters/runtime/system-clock';
import { stopController } from './stop-controller';

it('stops as many as wait, and is not taken for a leak', async () => {
  const warnings: string[] = [];
  const warned = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', warned);
  const stopping = stopController();
  const waits = Array.from({ length: 400 }, () => systemClock.wait(3_600_000, stopping.signal));
  // Warnings are emitted in order: one about the queue would arrive before this one.
  const marked = once(process, 'warning', { signal: AbortSignal.timeout(30_000) });
  process.emitWarning('the end', 'MarkWarning');
  await marked;
  stopping.abort();
  await Promise.all(waits);
  process.off('warning', warned);
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});
