import { parseExpression } from './parse-expression';
import type { Position } from './rules-syntax-error';
import { Scanner } from './scanner';
import type {
  Allow,
  FunctionDeclaration,
  MatchBlock,
  PathPattern,
  RuleMethod,
  RulesSource,
} from './syntax-tree';

const METHODS: Readonly<Record<string, readonly RuleMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

function parseAllow(scanner: Scanner, position: Position): Allow {
  const methods = new Set<RuleMethod>();
  do {
    const { at } = scanner.current;
    const name = scanner.name('a method');
    const covered = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    if (!covered) throw scanner.error(`Unknown method '${name}'.`, at);
    for (const method of covered) methods.add(method);
  } while (scanner.accept(','));
  let condition;
  if (scanner.accept(':')) {
    scanner.expect('if');
    condition = parseExpression(scanner);
  }
  if (!scanner.accept(';') && !scanner.is('}')) throw scanner.unexpected("';'");
  return { methods, condition, position };
}

function parseFunction(scanner: Scanner, position: Position): FunctionDeclaration {
  const name = scanner.name('the name of a function');
  const parameters: string[] = [];
  scanner.expect('(');
  while (!scanner.accept(')')) {
    if (parameters.length > 0) scanner.expect(',');
    parameters.push(scanner.name('the name of a parameter'));
  }
  scanner.expect('{');
  const bindings: FunctionDeclaration['bindings'][number][] = [];
  while (scanner.accept('let')) {
    const bound = scanner.name('the name of a variable');
    scanner.expect('=');
    bindings.push({ name: bound, value: parseExpression(scanner) });
    scanner.expect(';');
  }
  scanner.expect('return');
  const result = parseExpression(scanner);
  scanner.accept(';');
  scanner.expect('}');
  return { name, parameters, bindings, result, position };
}

function parsePattern(scanner: Scanner): PathPattern {
  if (!scanner.accept('{')) return { kind: 'literal', text: scanner.matchSegment() };
  const name = scanner.name('the name of a wildcard');
  const rest = scanner.accept('=');
  if (rest) {
    scanner.expect('*');
    scanner.expect('*');
  }
  scanner.expect('}');
  return { kind: rest ? 'rest' : 'single', name };
}

function parseMatch(scanner: Scanner, position: Position, version: 1 | 2): MatchBlock {
  const { at } = scanner.current;
  const path: PathPattern[] = [];
  while (scanner.accept('/')) path.push(parsePattern(scanner));
  if (path.length === 0) throw scanner.unexpected('a path');
  const rest = path.findIndex(({ kind }) => kind === 'rest');
  if (rest >= 0 && path.slice(rest + 1).some(({ kind }) => kind === 'rest')) {
    throw scanner.error('A path may have one {name=**} only.', at);
  }
  if (version === 1 && rest >= 0 && rest < path.length - 1) {
    throw scanner.error("{name=**} must be the last segment unless rules_version is '2'.", at);
  }
  return parseBlock(scanner, path, position, version);
}

function parseBlock(
  scanner: Scanner,
  path: readonly PathPattern[],
  position: Position,
  version: 1 | 2,
): MatchBlock {
  const functions: FunctionDeclaration[] = [];
  const allows: Allow[] = [];
  const matches: MatchBlock[] = [];
  scanner.expect('{');
  while (!scanner.accept('}')) {
    const start = scanner.position();
    if (scanner.accept('match')) matches.push(parseMatch(scanner, start, version));
    else if (scanner.accept('function')) functions.push(parseFunction(scanner, start));
    else if (path.length > 0 && scanner.accept('allow')) allows.push(parseAllow(scanner, start));
    else throw scanner.unexpected("'match', 'allow', 'function' or '}'");
  }
  return { path, functions, allows, matches, position };
}

function parseVersion(scanner: Scanner): 1 | 2 {
  if (!scanner.accept('rules_version')) return 1;
  scanner.expect('=');
  const { kind, text, at } = scanner.current;
  if (kind !== 'string' || (text !== '1' && text !== '2')) {
    throw scanner.error("rules_version must be '1' or '2'.", at);
  }
  scanner.advance();
  scanner.accept(';');
  return text === '2' ? 2 : 1;
}

/** Parses a ruleset. Throws RulesSyntaxError with line and column. */
export function parseRules(text: string): RulesSource {
  const scanner = new Scanner(text);
  const version = parseVersion(scanner);
  const position = scanner.position();
  scanner.expect('service');
  const { at } = scanner.current;
  const name = [scanner.name('the name of a service')];
  while (scanner.accept('.')) name.push(scanner.name('the name of a service'));
  if (name.join('.') !== 'cloud.firestore') {
    throw scanner.error(`The service must be cloud.firestore, not ${name.join('.')}.`, at);
  }
  const service = parseBlock(scanner, [], position, version);
  if (scanner.current.kind !== 'end') throw scanner.unexpected('the end of the text');
  return { version, service };
}
