import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../testing/manual-clock';
import { createRepeater } from './repeater';

describe('createRepeater', () => {
  it('does the work at once, and once more after the rest for all requests in between', async () => {
    const clock = manualClock(0);
    const work = vi.fn(() => Promise.resolve());
    const { signal } = new AbortController();
    const repeater = createRepeater({
      clock,
      restMs: 500,
      work,
      failed: vi.fn(),
      stopping: signal,
    });
    repeater.request();
    repeater.request();
    repeater.request();
    expect(work).toHaveBeenCalledTimes(1);
    await expect
      .poll(() => {
        clock.advance(500);
        return work;
      })
      .toHaveBeenCalledTimes(2);
    clock.advance(500);
    await repeater.idle();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('tries again what has failed', async () => {
    const clock = manualClock(0);
    const failed = vi.fn();
    const work = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no'));
    const { signal } = new AbortController();
    const repeater = createRepeater({ clock, restMs: 0, work, failed, stopping: signal });
    repeater.request();
    await expect
      .poll(() => {
        clock.advance(1000);
        return work;
      })
      .toHaveBeenCalledTimes(2);
    expect(failed).toHaveBeenCalledTimes(1);
    await repeater.idle();
  });
});
