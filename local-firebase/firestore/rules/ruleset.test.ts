import { describe, expect, it } from 'vitest';
import { parseTimestamp } from '../values/timestamp';
import type { Value } from '../values/value';
import type { RuleMethod } from './language/syntax-tree';
import { Ruleset } from './ruleset';
import { describeValue } from './values/describe-value';
import { fromDocument } from './values/from-document';
import type { RuleValue } from './values/rule-value';
import { RuleMap, RuleTimestamp } from './values/rule-value';

const ROOT = 'projects/p/databases/(default)/documents';

const DATA: Readonly<Record<string, Value>> = {
  n: { integerValue: '5' },
  half: { doubleValue: 0.5 },
  name: { stringValue: 'Ann Lee' },
  tags: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
  map: { mapValue: { fields: { x: { integerValue: '1' }, y: { nullValue: null } } } },
  at: { timestampValue: '2024-02-29T12:34:56.789000Z' },
  place: { geoPointValue: { latitude: 35.68, longitude: 139.77 } },
  bytes: { bytesValue: Buffer.from('hello').toString('base64') },
  link: { referenceValue: `${ROOT}/users/ann` },
};

function documentOf(path: string, fields: Readonly<Record<string, Value>>) {
  return fromDocument({ name: `${ROOT}/${path}`, fields, createTime: 0n, updateTime: 0n });
}

function decide(rules: string, path: string, method: RuleMethod = 'get') {
  const request = new RuleMap(
    new Map<string, RuleValue>([
      ['auth', new RuleMap(new Map<string, RuleValue>([['uid', 'ann']]))],
      ['time', new RuleTimestamp(parseTimestamp('2024-03-01T00:00:00Z'))],
      ['resource', documentOf(path, { ...DATA, n: { integerValue: '6' } })],
    ]),
  );
  return Ruleset.parse(rules).evaluate({
    method,
    path: ['databases', '(default)', 'documents', ...path.split('/')],
    request,
    resource: documentOf(path, DATA),
    lookup: ({ segments }) =>
      segments.join('/') === 'databases/(default)/documents/users/ann'
        ? documentOf('users/ann', { admin: { booleanValue: true } })
        : null,
  });
}

function allows(condition: string): boolean {
  return decide(
    `rules_version = '2';
     service cloud.firestore {
       match /databases/{db}/documents/c/{id} { allow get: if ${condition}; }
     }`,
    'c/d1',
  ).allowed;
}

describe('conditions', () => {
  it.each([
    // numbers
    '1 + 2 * 3 == 7 && 7 / 2 == 3 && 7 % 2 == 1 && -7 / 2 == -3',
    '7.0 / 2 == 3.5 && 1 == 1.0 && 0.5 < 1 && resource.data.half is float',
    'resource.data.n is int && resource.data.n is number && !(resource.data.n is float)',
    '9007199254740993 != 9007199254740992',
    "int('12') == 12 && float(3) == 3.0 && string(1) + string(true) == '1true' && bool('true')",
    'math.abs(-2) == 2 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(2.5) == 3',
    'math.pow(2, 3) == 8.0 && math.sqrt(9) == 3.0 && math.isNaN(0.0 / 0.0)',
    // strings
    "resource.data.name.size() == 7 && resource.data.name.lower() == 'ann lee'",
    "resource.data.name.matches('Ann .*') && !resource.data.name.matches('Ann')",
    "'a-b-c'.split('-') == ['a', 'b', 'c'] && ' x '.trim() == 'x' && 'aXbX'.replace('X', '') == 'ab'",
    "'abc'[0:2] == 'ab' && 'a' < 'b' && \"it's\" + 'x' == 'it\\'sx'",
    "'abc'[0] == 'a' && 'a😀c'[1] == '😀' && 'a😀c'[1:3] == '😀c' && 'abc'[1:9] == 'bc'",
    "string(2.0) == '2.0' && string(2.5) == '2.5' && string(null) == 'null' && string(/a/b) == '/a/b'",
    "'banana'.replace('ana', '$&') == 'b$&na' && 'foo@test.com'.replace('.', '-') == '------------'",
    "'ab\\ncd'.matches('(?is)AB.CD') && 'Ab1_'.matches('[[:alpha:]]+[[:word:]]*') && 'a'.matches('\\\\Aa\\\\z')",
    "'\\u65e5' == '日' && 'x'.upper() == 'X' && b'\\xff\\101' == b'\\377A' && b'é'.size() == 2",
    "'日本'.toUtf8().size() == 6 && 'A'.matches('(?i)a')",
    // lists and sets
    "resource.data.tags.hasAll(['a']) && resource.data.tags.hasAny(['z', 'b'])",
    "resource.data.tags.hasOnly(['b', 'a', 'c']) && 'a' in resource.data.tags && !('z' in resource.data.tags)",
    "resource.data.tags.join('+') == 'a+b' && resource.data.tags.concat(['c']).size() == 3",
    "resource.data.tags.removeAll(['a']) == ['b'] && resource.data.tags[1] == 'b'",
    "['a', 'b', 'a'].toSet().size() == 2 && [1, 2, 3][1:3] == [2, 3]",
    "['a', 'b'].toSet().union(['c'].toSet()) == ['c', 'b', 'a'].toSet()",
    "['a', 'b'].toSet().difference(['b'].toSet()).hasOnly(['a'])",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
    // maps
    "resource.data.map.keys() == ['x', 'y'] && 'x' in resource.data.map",
    "resource.data.map.get('x', 0) == 1 && resource.data.map.get('z', 7) == 7 && resource.data.map.x == 1",
    "resource.data.get(['map', 'x'], 0) == 1 && resource.data.get(['map', 'q', 'r'], 'no') == 'no'",
    "resource.data['n'] == 5 && resource.data.map.y == null && resource.data.map.size() == 2",
    "request.resource.data.diff(resource.data).affectedKeys() == ['n'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).addedKeys().hasOnly(['a'])",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()",
    "{'a': {'b': 1}} == {'a': {'b': 1}} && {'a': 1}.values() == [1]",
    // times
    'resource.data.at.year() == 2024 && resource.data.at.month() == 2 && resource.data.at.day() == 29',
    'resource.data.at.hours() == 12 && resource.data.at.minutes() == 34 && resource.data.at.seconds() == 56',
    'resource.data.at.nanos() == 789000000 && resource.data.at.dayOfWeek() == 4 && resource.data.at.dayOfYear() == 60',
    'resource.data.at < request.time && resource.data.at.date() == timestamp.date(2024, 2, 29)',
    "request.time - resource.data.at < duration.value(12, 'h')",
    'timestamp.value(0) + duration.time(0, 0, 1, 0) == timestamp.value(1000)',
    'timestamp.value(1500).toMillis() == 1500 && duration.value(90, "s").seconds() == 90',
    'duration.abs(timestamp.value(0) - timestamp.value(1000)) == duration.value(1, "s")',
    // others
    'resource.data.place.latitude() == 35.68 && resource.data.place is latlng',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0',
    "resource.data.bytes.size() == 5 && resource.data.bytes.toBase64() == 'aGVsbG8='",
    "hashing.md5('hello').toHexString() == '5d41402abc4b2a76b9719d911017c592'",
    "hashing.crc32c('hello').toHexString() == '9a71bb4c' && hashing.crc32('hello').toHexString() == '3610a686'",
    'resource.data.link == /databases/(default)/documents/users/ann && resource.data.link is path',
    "resource.id == 'd1' && resource.__name__ == path('/databases/(default)/documents/c/d1')",
    "path('/a/$(b)').bind({'b': 'x'}) == /a/x && /a/$(id)[1] == 'd1'",
    'get(/databases/$(db)/documents/users/$(request.auth.uid)).data.admin',
    'exists(resource.data.link) && !exists(/databases/$(db)/documents/users/bob)',
    'get(/databases/$(db)/documents/users/bob) == null',
    // logic: an error counts only if the other side does not decide
    'true || resource.data.missing',
    'resource.data.missing || true',
    'false ? resource.data.missing : true',
    "!('missing' in resource.data) && resource != null",
  ])('%s', (condition) => {
    expect(allows(condition)).toBe(true);
  });

  it.each([
    'false',
    'resource.data.missing',
    'resource.data.missing == null',
    'resource.data.n',
    "resource.data.n + 'x' == '5x'",
    "resource.data.n < 'x'",
    '1 / 0 == 1',
    'resource.data.tags[2] == null',
    "resource.data.n.matches('5')",
    "'a'.matches('(')",
    "'abc'[3] == 'x'",
    "'abc'[2:1] == ''",
    '9223372036854775807 + 1 > 0',
    'math.round(1.0 / 0.0) == 1',
    'resource.data.n is constraint',
    'resource.data.missing && true',
    '!resource.data.n',
    'get(/databases/$(db)/documents/users/bob).data.admin',
    'exists(/too/short)',
    "int('x') == 1",
  ])('%s does not hold', (condition) => {
    expect(allows(condition)).toBe(false);
  });
});

describe('limits at run time', () => {
  const sum = (terms: number) => `${'1 + '.repeat(terms)}0 == ${terms}`;

  it('a request evaluates at most 1,000 expressions', () => {
    expect(allows(sum(90))).toBe(true);
    const many = Array.from({ length: 12 }, () => `(${sum(90)})`).join(' && ');
    expect(allows(many)).toBe(false);
    expect(allows(`${many} || true`)).toBe(false);
  });

  it('calls nest at most twenty deep', () => {
    const chain = (depth: number) =>
      decide(
        `rules_version = '2'; service cloud.firestore {
          ${Array.from({ length: depth }, (_, n) => `function f${n}() { return ${n === 0 ? 'true' : `f${n - 1}()`}; }`).join('\n')}
          match /databases/{db}/documents/c/{id} { allow get: if f${depth - 1}(); }
        }`,
        'c/d1',
      ).allowed;
    expect(chain(20)).toBe(true);
    expect(chain(21)).toBe(false);
  });
});

describe('debug', () => {
  it('prints its argument and returns it', () => {
    const printed: string[] = [];
    const { allowed } = Ruleset.parse(
      `rules_version = '2'; service cloud.firestore { match /c/{id} {
         allow get: if debug(debug(id) == 'x') && debug({'a': [1, null], 'b': /p/q}) != null;
       } }`,
    ).evaluate({
      method: 'get',
      path: ['c', 'x'],
      request: null,
      resource: null,
      lookup: () => null,
      debug: (value) => printed.push(describeValue(value)),
    });
    expect(allowed).toBe(true);
    expect(printed).toEqual([
      'string_value: "x"',
      'bool_value: true',
      'map_value: {a: [1, null], b: /p/q}',
    ]);
  });
});

describe('matches', () => {
  const service = (body: string, version = 2) =>
    `rules_version = '${version}'; service cloud.firestore { match /databases/{db}/documents { ${body} } }`;

  it('pass their wildcards to functions inside them', () => {
    const rules = service(
      'match /a/{x} { function same() { return x == "1"; } match /b/{y} { allow get: if same() && y == "2"; } }',
    );
    expect(decide(rules, 'a/1/b/2').allowed).toBe(true);
    expect(decide(rules, 'a/2/b/2').allowed).toBe(false);
    expect(decide(rules, 'a/1').allowed).toBe(false);
  });

  it('match any depth by {name=**}', () => {
    const rules = service('match /a/{rest=**} { allow get: if rest == /1/b/2; }');
    expect(decide(rules, 'a/1/b/2').allowed).toBe(true);
    expect(decide(rules, 'a/1').allowed).toBe(false);
    const middle = service('match /{above=**}/b/{id} { allow get; }');
    expect(decide(middle, 'b/1').allowed).toBe(true);
    expect(decide(middle, 'a/1/b/2').allowed).toBe(true);
    expect(decide(middle, 'a/1').allowed).toBe(false);
  });

  it('match no empty path by {name=**} in version 1', () => {
    const rules = (version: number) => service('match /a/1/{rest=**} { allow get; }', version);
    expect(decide(rules(2), 'a/1').allowed).toBe(true);
    expect(decide(rules(1), 'a/1').allowed).toBe(false);
  });

  it('report the condition that denied the request', () => {
    const rules = service('\nmatch /a/{id} {\nallow get: if false;\nallow get: if 1 / 0 == 1;\n}');
    expect(decide(rules, 'a/1').reason).toBe(
      "false for 'get' @ L3, error (Division by zero.) for 'get' @ L4",
    );
    expect(decide(rules, 'b/1').reason).toBe("no rule for 'get' matches");
  });
});
