import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jsonLog } from '../../engine/adapters/runtime/json-log';
import { errorDetail } from '../../engine/ports/runtime/error-detail';
import { newEntry } from '../../story/entry';
import { cloudLog } from './cloud-log';

/** Each has a marker, so that it is found in any output. */
const TYPED = {
  onamae: '印のアカリ',
  english: 'Akari',
  firstWord: '印のせりふ、ここは秘密の台所です。',
  trait: '印の性質、海がこわい。',
  reason: '印の通報、電話番号が書かれています。',
  mail: 'akari@example.com',
  code: 'K7QX-MPRT-2W',
};
const ENTRY = newEntry(
  { uid: 'uid-a', oid: 1, onamae: TYPED.onamae, firstWord: TYPED.firstWord },
  new Date(0),
);

/** Errors as libraries throw them for invalid input. */
const FAULTS: readonly (readonly [string, () => unknown])[] = [
  ...Object.values(TYPED).flatMap((text) => [
    [`JSON.parse of ${text}`, (): unknown => JSON.parse(text)] as const,
    [`valibot with ${text}`, (): unknown => v.parse(v.picklist(['known']), text)] as const,
    [
      `a database with ${text}`,
      () => fails(`set failed: value is '${text}' in 'ai.27.entry'`),
    ] as const,
  ]),
  ['JSON of an entry', (): unknown => JSON.parse(`${JSON.stringify(ENTRY)}x`)],
  ['an entry in a message', () => fails(`invalid data ${JSON.stringify(ENTRY)}`)],
];

function fails(message: string): never {
  throw new Error(message);
}

function linesOf(detail: string): string[] {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const now = new Date(0);
  const logs = [
    jsonLog(write, () => now),
    cloudLog({ write, now: () => 0, trace: () => undefined, projectId: 'tabibito' }),
  ];
  for (const log of logs) log({ level: 'error', code: 'page-failed', uid: 'uid-a', detail });
  return lines;
}

describe('the logs', () => {
  it.each(FAULTS)('hold no text of people in full: %s', (_, fault) => {
    let detail = '';
    try {
      fault();
    } catch (error) {
      detail = errorDetail(error);
    }
    expect(detail).not.toBe('');
    for (const line of linesOf(detail)) {
      for (const text of Object.values(TYPED)) expect(line).not.toContain(text);
      expect(line).toContain('uid-a');
    }
  });

  it.each([
    'app/network-error: The connection to “ai/27/entry” was lost',
    "chapter-unreadable: engine27/uid-a has no 'chapters/2'",
    'faulty: brackets ending',
  ])('have the cause for an operator: %s', (detail) => {
    for (const line of linesOf(detail)) expect(line).toContain(detail);
  });
});
