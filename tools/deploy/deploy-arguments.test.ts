import { describe, expect, it } from 'vitest';
import { readDeployArguments } from './deploy-arguments';

describe('the arguments of npm run deploy', () => {
  it('name a project, and may ask for a dry run', () => {
    expect(readDeployArguments(['--project', 'my-game-27'])).toEqual({
      project: 'my-game-27',
      isDryRun: false,
    });
    expect(readDeployArguments(['--dry-run', '--project=my-game-27'])).toEqual({
      project: 'my-game-27',
      isDryRun: true,
    });
  });

  it.each(['--help', '-h'])('%s asks for help', (help) => {
    expect(readDeployArguments([help])).toBeNull();
  });

  it.each([
    [[], /--project ID/u],
    [['--project'], /--project <value>' argument missing/u],
    [['--project', '../../etc'], /is not the id of a project/u],
    [['--project', 'my-game-27', '--force'], /Unknown option '--force'[^]*--help/u],
  ])('%j is answered with a sentence', (args, sentence) => {
    expect(() => readDeployArguments(args)).toThrow(sentence);
  });
});
