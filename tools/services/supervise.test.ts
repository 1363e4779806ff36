import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../engine/testing/manual-clock';
import type { Service, ServiceEnd } from './service';
import { superviseService, type RestartPolicy } from './supervise';

const POLICY: RestartPolicy = {
  firstDelayMs: 100,
  longestDelayMs: 400,
  stableMs: 60_000,
  pingEveryMs: 5000,
  silentMs: 30_000,
};
const KILLED: ServiceEnd = { code: null, signal: 'SIGKILL' };

/** A process that a test ends. */
function scriptedService(isSilent = false) {
  let end: (how: ServiceEnd) => void = () => undefined;
  const ended = new Promise<ServiceEnd>((resolve) => {
    end = resolve;
  });
  const endWith = (how: ServiceEnd) => async () => {
    end(how);
    await ended;
  };
  const service: Service = {
    ...{ name: 'part', pid: 1, ready: '', ended, lastWords: () => '' },
    ping: () => (isSilent ? new Promise(() => undefined) : Promise.resolve()),
    stop: endWith({ code: 0, signal: null }),
    kill: endWith(KILLED),
  };
  return { service, die: () => end(KILLED) };
}

/** Runs everything that needs no time. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
};

async function supervised(options: { readonly isSilent?: boolean } = {}) {
  const clock = manualClock(0);
  const lines: string[] = [];
  const launched: ReturnType<typeof scriptedService>[] = [];
  let failures = 0;
  const running = await superviseService({
    name: 'part',
    policy: POLICY,
    clock,
    say: (line) => lines.push(line),
    signal: new AbortController().signal,
    launch: () => {
      if (failures > 0) {
        failures -= 1;
        return Promise.reject(new Error('part ended before it was ready.\nThe port is taken.'));
      }
      const scripted = scriptedService(options.isSilent === true && launched.length === 0);
      launched.push(scripted);
      return Promise.resolve(scripted.service);
    },
  });
  return {
    ...{ clock, lines, launched, running },
    fail: (times: number) => {
      failures = times;
    },
    die: async () => {
      launched.at(-1)?.die();
      await settled();
    },
    after: async (milliseconds: number) => {
      clock.advance(milliseconds);
      await settled();
    },
  };
}

describe('superviseService', () => {
  it('says what a first start failed with, and supervises nothing', async () => {
    const failing = superviseService({
      ...{ name: 'part', policy: POLICY, clock: manualClock(0), say: () => undefined },
      signal: new AbortController().signal,
      launch: () => Promise.reject(new Error('The port is taken.')),
    });
    await expect(failing).rejects.toThrow('The port is taken.');
  });

  it('starts a service again after a pause, and says both in a line each', async () => {
    const { die, after, lines, launched } = await supervised();
    await die();
    expect(launched).toHaveLength(1);
    await after(99);
    expect(launched).toHaveLength(1);
    await after(1);
    expect(launched).toHaveLength(2);
    expect(lines).toEqual([
      'part ended by itself (signal SIGKILL). It is started again in 0.1 s.',
      'part runs again.',
    ]);
  });

  it('doubles the pause up to the longest, and begins anew after a stable time', async () => {
    const { die, after, lines } = await supervised();
    for (const pause of [100, 200, 400, 400]) {
      await die();
      expect(lines.at(-1)).toContain(`again in ${pause / 1000} s.`);
      await after(pause);
      expect(lines.at(-1)).toBe('part runs again.');
    }
    await after(POLICY.stableMs);
    await die();
    expect(lines.at(-1)).toContain('again in 0.1 s.');
  });

  it('goes on trying when a restart fails, and says why it failed', async () => {
    const { die, after, fail, lines, launched } = await supervised();
    fail(2);
    await die();
    await after(100);
    expect(lines.at(-1)).toBe(
      'part could not be started again: The port is taken. Next attempt in 0.2 s.',
    );
    await after(200);
    await after(400);
    expect(lines.at(-1)).toBe('part runs again.');
    expect(launched).toHaveLength(2);
  });

  it('ends a service that answers no ping, and starts it again', async () => {
    const { after, lines, launched } = await supervised({ isSilent: true });
    await after(POLICY.pingEveryMs);
    await after(POLICY.silentMs);
    await after(100);
    expect(lines).toEqual([
      'part has not answered for 30 s. It is ended.',
      'part ended by itself (signal SIGKILL). It is started again in 0.1 s.',
      'part runs again.',
    ]);
    expect(launched).toHaveLength(2);
    for (let ping = 0; ping < 20; ping += 1) await after(POLICY.pingEveryMs);
    expect(launched).toHaveLength(2);
  });

  it('lets a stopped service rest, also between a death and the restart', async () => {
    const one = await supervised();
    await one.running.stop();
    const other = await supervised();
    await other.die();
    await other.running.stop();
    for (const { after, launched } of [one, other]) {
      await after(POLICY.stableMs);
      expect(launched).toHaveLength(1);
    }
  });
});
