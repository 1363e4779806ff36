import { describe, expect, it } from 'vitest';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkJava, environmentWithJava, installedJava } from './java';

describe('the official emulators’ need of Java', () => {
  it.each([
    [null, /no Java was found.*npm start needs neither/u],
    [17, /the one found is Java 17.*npm start needs neither/u],
  ])('version %s is answered with a sentence', (version, sentence) => {
    expect(() => checkJava(version)).toThrow(sentence);
  });

  it('is met by Java 21', () => {
    expect(() => checkJava(21)).not.toThrow();
  });

  it('is unmet where no java is on the PATH', () => {
    expect(installedJava({ PATH: '/nowhere' })).toBeNull();
  });

  it('is met by the Java of JAVA_HOME, whatever is on the PATH', () => {
    const home = mkdtempSync(join(tmpdir(), 'java-'));
    mkdirSync(join(home, 'bin'));
    const version = 'echo \'openjdk version "25.0.3" 2026-04-21\' >&2';
    writeFileSync(join(home, 'bin', 'java'), `#!/bin/sh\n${version}\n`, { mode: 0o755 });
    const found = environmentWithJava({ PATH: '/bin:/usr/bin', JAVA_HOME: home });
    expect(found).toMatchObject({ PATH: `${join(home, 'bin')}:/bin:/usr/bin` });
    rmSync(home, { recursive: true });
    expect(() => environmentWithJava({ PATH: '/nowhere' })).toThrow(/java-missing/u);
  });
});
