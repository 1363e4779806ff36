import { describe, expect, it } from 'vitest';
import { installedJava, javaProblem } from './java';

describe('the official emulators’ need of Java', () => {
  it.each([
    [null, /no Java was found.*npm start needs neither/u],
    [17, /the one found is Java 17.*npm start needs neither/u],
  ])('version %s is answered with a sentence', (version, sentence) => {
    expect(javaProblem(version)).toMatch(sentence);
  });

  it('is met by Java 21', () => {
    expect(javaProblem(21)).toBeNull();
  });

  it('is unmet where no java is on the PATH', () => {
    expect(installedJava({ PATH: '/nowhere' })).toBeNull();
  });
});
