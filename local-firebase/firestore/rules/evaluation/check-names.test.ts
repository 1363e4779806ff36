import { describe, expect, it } from 'vitest';
import { Ruleset } from '../ruleset';

function load(condition: string, functions = '') {
  return Ruleset.parse(
    `rules_version = '2';
service cloud.firestore {
  ${functions}
  match /databases/{db}/documents/c/{id} {
allow read: if ${condition};
  }
}`,
  );
}

describe('loading', () => {
  it.each([
    ["request.auth.uid == id && resource.data.a.b[0] == 'x'"],
    ['exists(/databases/$(db)/documents/c/$(id))'],
    ['get(/databases/$(db)/documents/c/$(id)).data.n > math.abs(-1)'],
    ["request.time < timestamp.date(2030, 1, 1) + duration.value(1, 'd')"],
    ["{'a': 1}.keys().hasAny(['a']) && [1, 2,].toSet().size() == 2"],
    ["id is string && id.matches('[a-z]+') && !(id in ['x'])"],
    ['debug(true) ? resource == null : false'],
  ])('accepts %s', (condition) => {
    expect(() => load(condition)).not.toThrow();
  });

  it.each([
    ['nobody == 1', /^L5:16: Unknown variable 'nobody'/],
    ['isOwner(id)', /^L5:16: Unknown function 'isOwner'/],
    ['id.frobnicate()', /^L5:19: Unknown method 'frobnicate' of 0 arguments/],
    ["id.matches('a', 'b')", /^L5:19: Unknown method 'matches' of 2 arguments/],
    ['math.cube(2) == 8', /^L5:21: Unknown function 'math.cube'/],
    ['math.abs(1, 2) == 1', /^L5:21: Wrong number of arguments for 'math.abs'/],
    ['math == 1', /^L5:16: Unknown variable 'math'/],
    ['exists()', /^L5:16: Wrong number of arguments for 'exists'/],
    ['id is text', /^L5:19: Unknown type 'text'/],
    ['constructor == 1', /Unknown variable 'constructor'/],
    ['toString()', /Unknown function 'toString'/],
    ['[id.frobnicate()].size() == 1', /Unknown method/],
  ])('refuses %s', (condition, message) => {
    expect(() => load(condition)).toThrow(message);
  });

  it('refuses recursive, duplicate and wrongly called functions', () => {
    const pair = 'function f() { return g(); } function g() { return f(); }';
    expect(() => load('f()', pair)).toThrow(/^L3:3: Function 'f' calls itself/);
    const twice = 'function f() { return 1; } function f() { return 2; }';
    expect(() => load('f() == 1', twice)).toThrow(/^L3:30: Function 'f' exists already/);
    const one = 'function f(a) { return a; }';
    expect(() => load('f()', one)).toThrow(/^L5:16: Wrong number of arguments for 'f'/);
  });

  it('resolves wildcards, parameters and variables in their scope only', () => {
    const user = (body: string) => `function f(a) { ${body} }`;
    expect(() => load('f(1)', user('let b = a; return b == 1;'))).not.toThrow();
    expect(() => load('f(1)', user('let b = c; let c = 1; return b == 1;'))).toThrow(
      /Unknown variable 'c'/,
    );
    expect(() => load('f(1)', user('return id == 1;'))).toThrow(/Unknown variable 'id'/);
    expect(() => load('a == 1', user('return true;'))).toThrow(/Unknown variable 'a'/);
  });
});

describe('limits', () => {
  const names = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index}`);

  it('a function has at most seven parameters and ten variables', () => {
    const wide = (parameters: number, bindings: number) =>
      `function f(${names(parameters, 'p').join(', ')}) {
        ${names(bindings, 'v')
          .map((name) => `let ${name} = 1;`)
          .join(' ')}
        return true;
      }`;
    expect(() => load('true', wide(7, 10))).not.toThrow();
    expect(() => load('true', wide(8, 0))).toThrow(/^L3:3: More than 7 parameters of 'f'/);
    expect(() => load('true', wide(0, 11))).toThrow(/^L3:3: More than 10 variables in 'f'/);
  });

  it('matches nest ten deep at most, with twenty wildcards', () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'allow get;' : `match /a {${nested(depth - 1)}}`;
    const service = (body: string) => `service cloud.firestore {${body}}`;
    expect(() => Ruleset.parse(service(nested(10)))).not.toThrow();
    expect(() => Ruleset.parse(service(nested(11)))).toThrow(/More than 10 matches in each other/);
    const path = (count: number) => `match ${names(count, '/{w').join('}')}} { allow get; }`;
    expect(() => Ruleset.parse(service(path(20)))).not.toThrow();
    expect(() => Ruleset.parse(service(path(21)))).toThrow(/More than 20 wildcards/);
  });

  it('a text has 256 KiB at most', () => {
    const long = `${'// a comment\n'.repeat(21_000)}`;
    expect(() => Ruleset.parse(`${long}service cloud.firestore {}`)).toThrow(/bytes of text/);
  });

  it('integers have 64 bits', () => {
    expect(() => load('9223372036854775808 > 0')).toThrow(/^L5:16: The number .* 64 bits/);
  });
});
