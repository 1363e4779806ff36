import { describe, expect, it } from 'vitest';
import { MAX_TARGET_LENGTH, readTarget } from './request-target';

describe('the target of a request', () => {
  it.each([
    ['/', '/', ''],
    ['/a/b?c=d#e', '/a/b', '?c=d'],
    ['/a?', '/a', ''],
    ['/a?b?c', '/a', '?b?c'],
    ['/%61%6bari/1', '/akari/1', ''],
    ['/%e7%81%af', '/%E7%81%AF', ''],
    ['/a@b', '/a%40b', ''],
    ['/a%2fb', '/a%2Fb', ''],
    ['/a/./b/../c/', '/a/c/', ''],
    ['/a/%2e%2e/%2e%2e/b', '/b', ''],
    ['/a/..', '/', ''],
    ['http://elsewhere.example/a?b', '/a', '?b'],
    ['HTTPS://elsewhere.example', '/', ''],
  ])('%s is %s, however it is spelled', (target, path, search) => {
    expect(readTarget(target)).toMatchObject({ ok: true, path, search });
  });

  it.each(['//', '//elsewhere.example/a', '/a//b', '/%', '/%E0%A4%A', '/%00', '/a%0d%0ab', '/%ff'])(
    '%s names nothing',
    (target) => {
      expect(readTarget(target)).toMatchObject({ ok: true, path: null });
    },
  );

  it.each([
    ['*', 'target-malformed'],
    ['', 'target-malformed'],
    ['a', 'target-malformed'],
    ['http://[', 'target-malformed'],
    ['http://', 'target-malformed'],
    ['ftp://a/b', 'target-malformed'],
    ['/\u00E7', 'target-malformed'],
    ['/\u0000', 'target-malformed'],
    [`/${'a'.repeat(MAX_TARGET_LENGTH)}`, 'target-too-long'],
  ])('%j is refused: %s', (target, code) => {
    expect(readTarget(target)).toEqual({ ok: false, code });
  });
});
