import { expect, it } from 'vitest';
import { readOptions } from './options';

it('reads every flag', () => {
  const flags = {
    '--auth-port': '1',
    '--database-port': '2',
    '--firestore-port': '0',
    '--project': 'demo',
    '--data': 'dir',
    '--import': 'in',
    '--export': 'out',
    '--export-on-exit': 'end',
    '--database-rules': 'd.json',
    '--firestore-rules': 'f.rules',
    '--firestore-indexes': 'f.json',
    '--host': '0.0.0.0',
  };
  expect(readOptions(Object.entries(flags).flat())).toEqual({
    help: false,
    authPort: 1,
    databasePort: 2,
    firestorePort: 0,
    project: 'demo',
    dataDir: 'dir',
    importDir: 'in',
    exportDir: 'out',
    exportOnExitDir: 'end',
    databaseRulesFile: 'd.json',
    firestoreRulesFile: 'f.rules',
    firestoreIndexesFile: 'f.json',
    host: '0.0.0.0',
  });
  expect(readOptions(['--replace'])).toEqual({ help: false, replaceData: true });
  expect(readOptions([])).toEqual({ help: false });
  expect(readOptions(['--data', 'dir', '--daily-copies'])).toMatchObject({ dailyCopies: true });
  expect(readOptions(['--data', 'dir', '--repair']).maintenance).toEqual({
    command: { kind: 'repair' },
    dataDir: 'dir',
  });
  expect(readOptions(['--data', 'dir', '--restore', 'copy']).maintenance?.command).toEqual({
    kind: 'restore',
    copy: 'copy',
  });
});

it.each([
  ['a port that is none', ['--auth-port', '65536']],
  ['a flag without a value', ['--data']],
  ['an export of no data', ['--export', 'out']],
  ['an unknown flag', ['--unknown']],
  ['a word', ['word']],
  ['copies without data', ['--daily-copies']],
  ['a repair of nothing', ['--repair']],
  ['two commands at once', ['--data', 'dir', '--repair', '--list-copies']],
])('refuses %s', (_, args) => {
  expect(() => readOptions(args)).toThrow(expect.objectContaining({ code: 'usage' }));
});
