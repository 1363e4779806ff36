import * as fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog, type LogFiles } from './log-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const unexpected = (reason: string): void => {
  throw new Error(reason);
};
const path = (): string => join(folder, 'logs', 'engine.log');
const read = (end = ''): string => readFileSync(`${path()}${end}`, 'utf8');

/** The real calls, some of which a test makes fail. */
const failing = (broken: Partial<LogFiles>): LogFiles => ({
  ...fs,
  writeSync: (file, text) => fs.writeSync(file, text),
  ...broken,
});

describe('a log', () => {
  it('is gone on with by the next run', () => {
    openLog(path(), { onFailure: unexpected })('first run');
    openLog(path(), { onFailure: unexpected })('second run');
    expect(read()).toBe('first run\nsecond run\n');
  });

  it('is rotated by size, also by what earlier runs wrote, and keeps a few files', () => {
    for (let line = 1; line <= 9; line += 1) {
      openLog(path(), { onFailure: unexpected, maxBytes: 10, kept: 2 })(`line ${line}`);
    }
    expect(readdirSync(join(folder, 'logs')).sort()).toEqual([
      'engine.log',
      'engine.log.1',
      'engine.log.2',
    ]);
    expect([read('.2'), read('.1'), read()]).toEqual([
      'line 5\nline 6\n',
      'line 7\nline 8\n',
      'line 9\n',
    ]);
  });

  it('keeps no endless line', () => {
    openLog(path(), { onFailure: unexpected })('あ'.repeat(100_000));
    expect(read().length).toBeLessThan(3000);
  });

  it('never throws: it says once that the disk is full, and goes on when it is not', () => {
    const reasons: string[] = [];
    let isFull = true;
    const writeSync = (file: number, text: string): number => {
      if (isFull) throw new Error('ENOSPC: no space left on device, write');
      return fs.writeSync(file, text);
    };
    const log = openLog(path(), {
      onFailure: (reason) => reasons.push(reason),
      files: failing({ writeSync }),
    });
    log('lost');
    log('lost');
    isFull = false;
    log('kept');
    expect(reasons).toEqual(['ENOSPC: no space left on device, write']);
    expect(read()).toBe('kept\n');
  });

  it('never throws where its folder is read-only, or where it cannot be rotated', () => {
    const reasons: string[] = [];
    const onFailure = (reason: string): void => void reasons.push(reason);
    const refuse = (): never => {
      throw new Error('EROFS: read-only file system');
    };
    const unopened = openLog(path(), { onFailure, files: failing({ openSync: refuse }) });
    unopened('lost');
    unopened('lost');
    const files = failing({ renameSync: refuse });
    const unrotated = openLog(path(), { onFailure, files, maxBytes: 1 });
    unrotated('kept');
    unrotated('lost');
    unrotated('lost');
    expect(reasons).toHaveLength(2);
    expect(read()).toBe('kept\n');
  });
});
