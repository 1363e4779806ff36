import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/root';
import { readAudit } from './audit-report';
import { loosePins, packagesWithoutLicence } from './licence-faults';

it('finds packages that are not pinned to one version', () => {
  const manifest = {
    dependencies: { a: '1.2.3', b: '^1.0.0' },
    devDependencies: { c: 'latest', d: 'npm:other@1.2.3', e: 'npm:@a/other@^1.2.3' },
  };
  const loose = ['b ^1.0.0', 'c latest', 'e npm:@a/other@^1.2.3'];
  expect(loosePins(JSON.stringify(manifest))).toEqual(loose);
  expect(loosePins(readFileSync(join(ROOT, 'package.json'), 'utf8'))).toEqual([]);
});

it('finds packages that state no terms, in the lock file or where they are installed', () => {
  const root = mkdtempSync(join(tmpdir(), 'supply-chain-'));
  for (const name of ['file', 'none']) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    writeFileSync(join(root, 'node_modules', name, 'package.json'), '{}');
  }
  writeFileSync(join(root, 'node_modules/file/LICENSE'), 'terms');
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/stated': { version: '1.0.0', license: 'MIT' },
    'node_modules/file': { version: '1.0.0' },
    'node_modules/none': { version: '1.0.0' },
    'node_modules/@a/absent': { version: '2.0.0' },
    'node_modules/refused': { version: '3.0.0', license: 'UNLICENSED' },
  };
  expect(packagesWithoutLicence(JSON.stringify({ packages }), root)).toEqual([
    'none 1.0.0',
    '@a/absent 2.0.0',
    'refused 3.0.0',
  ]);
  rmSync(root, { recursive: true });
});

it('names vulnerable packages', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      a: {
        severity: 'high',
        via: [{ title: 'Prototype pollution', url: 'https://example.com/1' }],
      },
      b: { severity: 'high', via: ['a'] },
    },
  };
  expect(readAudit(JSON.stringify(report))).toEqual({
    kind: 'checked',
    vulnerable: ['a (high): Prototype pollution https://example.com/1', 'b (high): by a'],
  });
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({
    kind: 'checked',
    vulnerable: [],
  });
});

it.each([
  ['refuses', '{"message":"405 Method Not Allowed","error":{}}', '405 Method Not Allowed'],
  ['is not there', '', 'npm audit gave no report'],
  ['answers in another form', '{"auditReportVersion":9}', 'npm audit gave no report'],
])('takes a registry that %s for one that has not checked', (_, output, reason) => {
  expect(readAudit(output)).toEqual({ kind: 'not-checked', reason });
});
