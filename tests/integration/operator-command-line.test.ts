import { describe, expect, it } from 'vitest';
import { paths } from '../../story/paths';
import { main } from '../../tools/operator/main';
import { withUsage } from '../../engine/narration/model/usage-sums';
import { shareTestFirebase } from './engine-harness';
import { openOperated, UID } from './operator-harness';

shareTestFirebase();

describe('usage', () => {
  it('is printed by day and by story', async () => {
    const { instance, clock, operate } = await openOperated();
    const { usage } = instance.services;
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const used = {
      calls: 2,
      inputTokens: 300,
      cachedTokens: 200,
      outputTokens: 40,
      thinkingTokens: 10,
      cost: 0.5,
    };
    await usage.update(UID, day, (sums) => withUsage(sums, day, used));
    const usageText =
      '2 calls, 340 tokens (300 in, 200 of them cached, 40 out, 10 of them thinking), cost 0.5000';
    expect((await operate('usage', '--days', '2')).slice(1)).toEqual([
      `${day}  ${usageText}`,
      `2 days     ${usageText}`,
    ]);
    expect(await operate('usage', UID)).toEqual([`${UID}  ${usageText}`]);
  });
});

describe('the command line', () => {
  it('ends with 0 when it is done, and with 2 when it cannot be', async () => {
    const { project } = await openOperated();
    expect(await main(['hide', UID, '--project', project.id])).toBe(0);
    expect(await project.read(paths.hiddenOf(UID))).toEqual({ story: true });
    expect(await main(['hide', 'nobody', '--project', project.id])).toBe(2);
    expect(await main(['--help'])).toBe(0);
  });
});
