import { describe, expect, it } from 'vitest';
import { parseRules } from './parse-rules';

function inService(body: string) {
  return `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{db}/documents {\n${body}\n  }\n}`;
}

function blockOf(body: string) {
  const block = parseRules(inService(body)).service.matches[0];
  if (!block) throw new Error('The match is missing.');
  return block;
}

describe('parseRules', () => {
  it('parses matches, methods, functions and comments', () => {
    const block = blockOf(`
      // a comment
      function owns(uid) { let me = request.auth.uid; return me == uid; }
      match /users/{uid}/notes-2.x/{rest=**} { /* another */
        allow read, create: if owns(uid);
        allow delete;
      }`);
    expect(block.functions[0]).toMatchObject({ name: 'owns', parameters: ['uid'] });
    const [match] = block.matches;
    expect(match?.path).toEqual([
      { kind: 'literal', text: 'users' },
      { kind: 'single', name: 'uid' },
      { kind: 'literal', text: 'notes-2.x' },
      { kind: 'rest', name: 'rest' },
    ]);
    expect(match?.allows.map(({ methods }) => [...methods])).toEqual([
      ['get', 'list', 'create'],
      ['delete'],
    ]);
    expect(match?.allows[1]?.condition).toBeUndefined();
  });

  it('defaults to version 1', () => {
    expect(parseRules('service cloud.firestore {}').version).toBe(1);
  });

  it.each([
    ['', /^L1:1: Unexpected the end of the text; expected 'service'/],
    ['service firebase.storage {}', /^L1:9: The service must be cloud.firestore/],
    ["rules_version = '3';", /^L1:17: rules_version must be/],
    [inService('allow reed;'), /^L4:7: Unknown method 'reed'/],
    [inService('allow read: if (1 + ;'), /^L4:21: Unexpected ';'; expected an expression/],
    [inService('allow read if true;'), /^L4:12: Unexpected 'if'; expected ';'/],
    [inService('match /a/{b=**}/{c=**} {}'), /^L4:7: A path may have one/],
    [inService('function f() { 1 }'), /^L4:16: Unexpected '1'; expected 'return'/],
    [inService('allow read: if "open;'), /^L4:16: Unexpected character '"'/],
    ['service cloud.firestore {} more', /^L1:28: Unexpected 'more'; expected the end/],
    [
      'service cloud.firestore { match /{a=**}/b { } }',
      /^L1:33: {name=\*\*} must be the last segment/,
    ],
    [inService(`allow read: if ${'('.repeat(1000)}`), /nested too deeply/],
    [inService(`allow read: if ${'!'.repeat(1000)}true;`), /nested too deeply/],
  ])('refuses %j', (text, message) => {
    expect(() => parseRules(text)).toThrow(message);
  });
});
