import { describe, expect, it } from 'vitest';
import { readOperatorArguments } from './arguments';

describe('the operator’s command line', () => {
  it.each([
    [['hide', '--project', 'demo-any'], 'Please name the participant: hide UID.'],
    [['hide', 'a/b', '--project', 'demo-any'], 'a/b is no uid.'],
    [['hide', 'a', '--turn', '0/1', '--project', 'demo-any'], '--turn takes CHAPTER/SECTION'],
    [['delete', 'a'], 'Please name the project with --project ID.'],
    [['destroy', '--project', 'demo-any'], 'There is no command destroy.'],
    [['rebuild', 'a', '--project', 'demo-any'], 'rebuild takes no uid'],
    [['usage', '--days', '0', '--project', 'demo-any'], '--days takes a whole number'],
    [['remove-flood', '--since', '2026-04-01', '--project', 'demo-any'], '--since takes a moment'],
    [['hide', 'a', '--since', 'x', '--project', 'demo-any'], '--since goes with remove-flood'],
    [['terms', 'a', '--project', 'demo-any'], 'terms takes no uid'],
    [['terms', '--severe', '--project', 'demo-any'], '--severe goes with --add only'],
    [['usage', '--add', 'a', '--project', 'demo-any'], 'go with terms only'],
    [['reports', 'a', 'b', '--project', 'demo-any'], "I don't know what to do with b."],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => readOperatorArguments(args)).toThrow(sentence);
  });

  it('names a command, a project and whether it is only tried', () => {
    const args = ['hide', 'uid-a', '--turn', '2/13', '--project', 'demo-any', '--dry-run'];
    expect(readOperatorArguments(args)).toEqual({
      command: { name: 'hide', uid: 'uid-a', turn: { chapter: 2, section: 13 } },
      project: 'demo-any',
      databaseUrl: undefined,
      isDryRun: true,
    });
  });
});
