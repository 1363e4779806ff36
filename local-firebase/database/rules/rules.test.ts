import { describe, expect, it } from 'vitest';
import type { Identity } from '../identity';
import type { Query } from '../queries/query';
import { nodeFromJson } from '../tree/from-json';
import { parsePath } from '../tree/path';
import { setAt } from '../tree/tree';
import { mayWrite, readAccess } from './access';
import { isIndexed } from './index-rules';
import { parseRules } from './rule-tree';

const now = 1_700_000_000_000;

function read(json: unknown) {
  return nodeFromJson(json, { now, depth: 0 });
}

function rulesOf(rules: object) {
  return parseRules(JSON.stringify({ rules }));
}

function user(uid: string | null, token: Record<string, unknown> = {}): Identity {
  return {
    kind: 'client',
    auth: uid === null ? null : { uid, provider: 'anonymous', token },
  };
}

const nobody = user(null);

interface Attempt {
  readonly data?: unknown;
  readonly identity?: Identity;
  readonly query?: Query | null;
}

function canRead(rules: object, path: string, attempt: Attempt = {}) {
  return readAccess(rulesOf(rules), {
    identity: attempt.identity ?? nobody,
    root: read(attempt.data ?? null),
    path: parsePath(path),
    query: attempt.query ?? null,
    now,
  }).isAllowed;
}

function canWrite(rules: object, values: Record<string, unknown>, attempt: Attempt = {}) {
  const before = read(attempt.data ?? null);
  const paths = Object.keys(values).map(parsePath);
  let after = before;
  for (const [path, json] of Object.entries(values))
    after = setAt(after, parsePath(path), read(json));
  const identity = attempt.identity ?? nobody;
  return mayWrite(rulesOf(rules), { identity, before, after, paths, now });
}

/** Whether an expression holds for a write at `/a`. */
function holds(expression: string, value: unknown, attempt: Attempt = {}) {
  return canWrite({ a: { '.write': true, '.validate': expression } }, { a: value }, attempt);
}

describe('reading and writing', () => {
  it('is denied unless a rule allows it', () => {
    expect(canRead({}, 'a')).toBe(false);
    expect(canWrite({}, { a: 1 })).toBe(false);
  });

  it("is allowed by a rule at the path or above it, and can't be revoked below", () => {
    const rules = { a: { '.read': true, b: { '.read': false } } };
    expect(canRead(rules, 'a/b/c')).toBe(true);
    expect(canRead(rules, '')).toBe(false);
  });

  it('is allowed for the owner', () => {
    expect(canRead({}, '', { identity: { kind: 'owner' } })).toBe(true);
    expect(canWrite({}, { a: 1 }, { identity: { kind: 'owner' } })).toBe(true);
  });

  it('depends on the caller', () => {
    const rules = {
      users: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid == $uid' } },
    };
    expect(canRead(rules, 'users/ann', { identity: user('ann') })).toBe(true);
    expect(canRead(rules, 'users/ann', { identity: user('bob') })).toBe(false);
    expect(canRead(rules, 'users/ann')).toBe(false);
    expect(canWrite(rules, { 'users/ann': 1 }, { identity: user('ann') })).toBe(true);
  });

  it('depends on claims of the token', () => {
    const rules = { '.read': "auth.token.role === 'editor'" };
    expect(canRead(rules, '', { identity: user('ann', { role: 'editor' }) })).toBe(true);
    expect(canRead(rules, '', { identity: user('ann') })).toBe(false);
  });

  it('needs permission for every path of an update', () => {
    const rules = { a: { '.write': true }, b: {} };
    expect(canWrite(rules, { a: 1 })).toBe(true);
    expect(canWrite(rules, { a: 1, b: 1 })).toBe(false);
  });

  it('prefers a named child over a wildcard', () => {
    const rules = { a: { '.write': true, known: {}, $other: { '.validate': false } } };
    expect(canWrite(rules, { 'a/known': 1 })).toBe(true);
    expect(canWrite(rules, { a: { known: 1, more: 1 } })).toBe(false);
  });

  it('depends on data at other paths', () => {
    const rules = { $room: { '.read': "root.child('members/' + $room).hasChild(auth.uid)" } };
    const data = { members: { hall: { ann: true } } };
    expect(canRead(rules, 'hall', { data, identity: user('ann') })).toBe(true);
    expect(canRead(rules, 'hall', { data, identity: user('bob') })).toBe(false);
  });

  it('depends on the query', () => {
    const rules = {
      '.read':
        "query.orderByChild === 'owner' && query.equalTo === auth.uid && query.limitToFirst <= 10",
    };
    const bound = { value: 'ann', name: null, isInclusive: true };
    const query: Query = { orderBy: 'owner', start: bound, end: bound, limit: 10, keeps: 'first' };
    const identity = user('ann');
    expect(canRead(rules, '', { identity, query })).toBe(true);
    expect(canRead(rules, '', { identity, query: { ...query, limit: 11 } })).toBe(false);
    expect(canRead(rules, '', { identity })).toBe(false);
  });
});

describe('validation', () => {
  it('applies to every path above and below that has rules, but not to removal', () => {
    const rules = {
      a: {
        '.write': true,
        '.validate': "newData.hasChildren(['x', 'y'])",
        x: { '.validate': 'newData.isNumber()' },
      },
    };
    expect(canWrite(rules, { a: { x: 1, y: 2 } })).toBe(true);
    expect(canWrite(rules, { a: { x: '1', y: 2 } })).toBe(false);
    expect(canWrite(rules, { 'a/x': 1 })).toBe(false);
    expect(canWrite(rules, { 'a/x': 1 }, { data: { a: { y: 1 } } })).toBe(true);
    expect(canWrite(rules, { a: null }, { data: { a: { x: 1, y: 2 } } })).toBe(true);
  });

  it.each([
    ['newData.isString() && newData.val().length <= 3', 'あいう', 'あいうえ'],
    ['newData.val().matches(/^[a-z]+$/i)', 'ABC', 'a1'],
    ["newData.val().contains('b')", 'abc', 'ac'],
    ["newData.val().beginsWith('a') && newData.val().endsWith('c')", 'abc', 'cba'],
    ["newData.val().replace('a', 'b') == 'bb'", 'ab', 'ac'],
    ["newData.val().toUpperCase() == 'A' && newData.val().toLowerCase() == 'a'", 'a', 'b'],
    ['newData.val() % 2 == 0 && -newData.val() < 0', 4, 3],
    ['(newData.val() + 1) * 2 / 4 - 1 >= 0', 1, 0],
    ['newData.isBoolean() ? newData.val() : newData.isNumber()', true, false],
    ["newData.child('x/y').val() > newData.child('z').val()", { x: { y: 2 }, z: 1 }, { z: 1 }],
    ['newData.hasChildren() || newData.getPriority() != null', { x: 1 }, 1],
    ["newData.hasChild('x') && newData.child('x').parent().exists()", { x: 1 }, { y: 1 }],
    ['newData.val() <= now', now, now + 1],
    ["newData.val() == 'a' || newData.val() == 'b'", 'b', 'c'],
    ["newData.val() != null && newData.val() !== 'x'", 1, 'x'],
    ["('n' + newData.val()) == 'n1'", 1, 2],
    ['newData.val() < 5', 4, 'a string has no order with a number'],
  ])('%s', (expression, right, wrong) => {
    expect(holds(expression, right)).toBe(true);
    expect(holds(expression, wrong)).toBe(false);
  });

  it('sees the previous data', () => {
    const rules = { a: { '.write': '!data.exists() || newData.val() > data.val()' } };
    expect(canWrite(rules, { a: 1 })).toBe(true);
    expect(canWrite(rules, { a: 2 }, { data: { a: 1 } })).toBe(true);
    expect(canWrite(rules, { a: 1 }, { data: { a: 1 } })).toBe(false);
  });
});

describe('loading', () => {
  const problem = (text: string): unknown => {
    try {
      parseRules(text);
    } catch (error) {
      return error;
    }
    return null;
  };

  it.each([
    ['auth.uid == user', "Unknown variable 'user'", 13],
    ['newData.exists()', "Unknown variable 'newData'", 1],
    ['auth.uid == $uid', "Unknown variable '$uid'", 13],
    ['data.size() > 1', "No such method 'size'", 6],
    ["'a'.exists()", "No such method 'exists'", 5],
    ['data.length > 1', "No such property 'length'", 6],
    ['data.child(1).exists()', 'Argument must be string', 12],
    ['data.hasChild()', 'takes 1 argument(s), got 0', 6],
    ["data.val().matches('a')", 'Argument must be regexp', 20],
    ['data.val().matches(/(?=a)/)', 'Look-around', 20],
    ["'a' && true", "Operands of '&&' must be boolean", 1],
    ['!now', "Operands of '!' must be boolean", 2],
    ['now', 'A rule must be boolean', 1],
    ['now > 1 2', 'Unexpected token', 9],
    ['(now > 1', 'Unexpected token', 9],
    ['now >', 'Unexpected token', 6],
    ['x => x', 'Unexpected token', 4],
    ['auth = null', 'no AssignmentExpression', 1],
    ['eval()', 'Only methods can be called', 1],
    ['now & 1', "Unknown operator '&'", 4],
  ])('refuses %s', (expression, message, column) => {
    const text = `{\n  "rules": {\n    "a": { ".read":\n"${expression}" } } }`;
    expect(problem(text)).toMatchObject({
      code: 'invalid-rules',
      path: '/a',
      line: 4,
      column: column + 1,
      message: expect.stringContaining(message) as unknown,
    });
  });

  it.each([
    ['{"rules": {"a": 1}}', 'an object with rules', 1, 17],
    ['{"rules": {".raed": true}}', "Unknown rule '.raed'", 1, 12],
    ['{"rules": {".read": 1}}', '.read must be a string or a boolean', 1, 21],
    ['{"rules": {"$a": {}, "$b": {}}}', 'a second wildcard', 1, 22],
    ['{"rules": {"$a": {"$a": {}}}}', '$a stands above already', 1, 19],
    ['{"rules": {"a": {}, "a": {}}}', 'given twice', 1, 21],
    ['{"rules": {"a.b": {}}}', 'Invalid key', 1, 12],
    ['{"rule": {}}', "Unknown property 'rule'", 1, 2],
    ['{}', "'rules' is missing", 1, 1],
    ['{"rules": {', 'not JSON', 1, 12],
    ['', 'not JSON', 1, 1],
  ])('refuses %s', (text, message, line, column) => {
    expect(problem(text)).toMatchObject({
      code: 'invalid-rules',
      line,
      column,
      message: expect.stringContaining(message) as unknown,
    });
  });

  it('reports columns in the file where the expression has escapes', () => {
    const text = String.raw`{"rules": {".read": "'\u0041\t' == x"}}`;
    expect(problem(text)).toMatchObject({ line: 1, column: text.indexOf('x') + 1 });
  });

  it('accepts comments and trailing commas', () => {
    const rules = parseRules('{ /* a */ "rules": { // b\n ".read": true, }, }');
    expect(rules.read).not.toBe(null);
  });
});

it('reads the declared indexes', () => {
  const rules = rulesOf({
    a: { $b: { '.indexOn': ['x', 'y/z', '.value'] }, c: { '.indexOn': 'x' } },
  });
  expect(isIndexed(rules, ['a', 'b'], 'y/z')).toBe(true);
  expect(isIndexed(rules, ['a', 'b'], '.value')).toBe(true);
  expect(isIndexed(rules, ['a', 'c'], 'x')).toBe(true);
  expect(isIndexed(rules, ['a', 'c'], 'y/z')).toBe(false);
  expect(isIndexed(rules, ['a'], 'x')).toBe(false);
  expect(isIndexed(rules, ['nowhere'], '.key')).toBe(true);
});
