import { expect, it } from 'vitest';
import type { LogEvent } from '../../engine/ports/runtime/event-log';
import { run } from '../run';
import { cloudLog } from './cloud-log';
import { createTracer } from './trace';

function logInto(lines: unknown[]) {
  const tracer = createTracer();
  const log = cloudLog({
    write: (line) => void lines.push(JSON.parse(line)),
    now: () => Date.parse('2026-04-01T00:00:00Z'),
    trace: () => tracer.current(),
    projectId: 'tabibito',
  });
  return { tracer, log };
}

it('writes what Cloud Logging reads: severity, story, code and trace', async () => {
  const lines: unknown[] = [];
  const { tracer, log } = logInto(lines);
  const event: LogEvent = {
    level: 'warning',
    code: 'page-superseded',
    uid: 'u',
    chapter: 1,
    section: 2,
  };
  await tracer.within('abc', async () => {
    await Promise.resolve();
    log(event);
  });
  expect(lines).toEqual([
    {
      severity: 'WARNING',
      message: 'page-superseded',
      time: '2026-04-01T00:00:00.000Z',
      code: 'page-superseded',
      uid: 'u',
      chapter: 1,
      section: 2,
      trace: 'abc',
      'logging.googleapis.com/trace': 'projects/tabibito/traces/abc',
    },
  ]);
});

it('keeps the traces of works apart that run at once, and names what failed', async () => {
  const lines: unknown[] = [];
  const { tracer, log } = logInto(lines);
  const works = ['one', 'two'].map((trace) =>
    run({ log, tracer }, { failure: 'page-failed', trace, uid: `uid-${trace}` }, async () => {
      await Promise.resolve();
      throw new Error(`no ${trace}`);
    }),
  );
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(lines).toMatchObject([
    { severity: 'ERROR', code: 'page-failed', uid: 'uid-one', trace: 'one', detail: 'no one' },
    { severity: 'ERROR', code: 'page-failed', uid: 'uid-two', trace: 'two', detail: 'no two' },
  ]);
});

it('keeps a line with the page that it names, whatever handed that out', async () => {
  const lines: unknown[] = [];
  const { tracer, log } = logInto(lines);
  await tracer.within('of-the-schedule', async () => {
    await Promise.resolve();
    log({ level: 'info', code: 'page-handed-out', uid: 'u', trace: 'of-the-page' });
  });
  expect(lines).toMatchObject([
    {
      trace: 'of-the-page',
      'logging.googleapis.com/trace': 'projects/tabibito/traces/of-the-page',
    },
  ]);
});
