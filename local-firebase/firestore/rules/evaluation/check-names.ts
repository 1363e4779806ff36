import { NAMESPACES, conversion, namespaceFunction } from '../library/functions';
import { isMethod } from '../library/methods';
import { accepts } from '../library/operation';
import { RulesSyntaxError } from '../language/rules-syntax-error';
import type { Expression, FunctionDeclaration, MatchBlock } from '../language/syntax-tree';
import { BUILT_IN_FUNCTIONS } from './evaluate';
import { TYPE_TESTS } from './type-tests';

/** The names in scope. */
interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, DeclaredFunction>;
}

interface DeclaredFunction {
  readonly declaration: FunctionDeclaration;
  /** Filled while the body is checked. */
  readonly calls: Set<DeclaredFunction>;
}

function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return expression.elements;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'not':
    case 'negate':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'methodCall':
      return [expression.object, ...expression.args];
  }
}

function checkCall(
  { name, args, position }: Extract<Expression, { kind: 'call' }>,
  names: Names,
  calls: Set<DeclaredFunction>,
): void {
  const declared = names.functions.get(name);
  if (declared) calls.add(declared);
  else if (!BUILT_IN_FUNCTIONS.has(name)) {
    throw new RulesSyntaxError(`Unknown function '${name}'.`, position);
  }
  const count = declared?.declaration.parameters.length ?? 1;
  const arity = (declared ? undefined : conversion(name)?.arity) ?? ([count, count] as const);
  if (!accepts(arity, args.length)) {
    throw new RulesSyntaxError(`Wrong number of arguments for '${name}'.`, position);
  }
}

function checkMethodCall(
  { object, name, args, position }: Extract<Expression, { kind: 'methodCall' }>,
  names: Names,
): boolean {
  const namespace =
    object.kind === 'variable' &&
    !names.variables.has(object.name) &&
    Object.hasOwn(NAMESPACES, object.name)
      ? object.name
      : undefined;
  if (namespace === undefined) {
    if (!isMethod(name, args.length)) {
      throw new RulesSyntaxError(`Unknown method '${name}' of ${args.length} arguments.`, position);
    }
    return false;
  }
  const operation = namespaceFunction(namespace, name);
  if (!operation) {
    throw new RulesSyntaxError(`Unknown function '${namespace}.${name}'.`, position);
  }
  if (!accepts(operation.arity, args.length)) {
    throw new RulesSyntaxError(`Wrong number of arguments for '${namespace}.${name}'.`, position);
  }
  return true;
}

function checkExpression(expression: Expression, names: Names, calls: Set<DeclaredFunction>): void {
  if (expression.kind === 'variable' && !names.variables.has(expression.name)) {
    throw new RulesSyntaxError(`Unknown variable '${expression.name}'.`, expression.position);
  }
  if (expression.kind === 'is' && !Object.hasOwn(TYPE_TESTS, expression.type)) {
    throw new RulesSyntaxError(`Unknown type '${expression.type}'.`, expression.position);
  }
  if (expression.kind === 'call') checkCall(expression, names, calls);
  if (expression.kind === 'methodCall' && checkMethodCall(expression, names)) {
    for (const argument of expression.args) checkExpression(argument, names, calls);
    return;
  }
  for (const child of childrenOf(expression)) checkExpression(child, names, calls);
}

function checkFunction({ declaration, calls }: DeclaredFunction, names: Names): void {
  const variables = new Set([...names.variables, ...declaration.parameters]);
  for (const { name, value } of declaration.bindings) {
    checkExpression(value, { ...names, variables }, calls);
    variables.add(name);
  }
  checkExpression(declaration.result, { ...names, variables }, calls);
}

/** Throws for a recursive function. */
function checkRecursion(start: DeclaredFunction): void {
  const visited = new Set<DeclaredFunction>();
  const pending = [...start.calls];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { name, position } = start.declaration;
    if (next === start) throw new RulesSyntaxError(`Function '${name}' calls itself.`, position);
    if (visited.has(next)) continue;
    visited.add(next);
    pending.push(...next.calls);
  }
}

function checkBlock(block: MatchBlock, outer: Names, all: DeclaredFunction[]): void {
  const wildcards = block.path.flatMap((pattern) =>
    pattern.kind === 'literal' ? [] : [pattern.name],
  );
  const functions = new Map(outer.functions);
  const own = new Map<string, DeclaredFunction>();
  for (const declaration of block.functions) {
    const { name, position } = declaration;
    if (own.has(name) || BUILT_IN_FUNCTIONS.has(name)) {
      throw new RulesSyntaxError(`Function '${name}' exists already.`, position);
    }
    const declared = { declaration, calls: new Set<DeclaredFunction>() };
    own.set(name, declared);
    functions.set(name, declared);
  }
  const names = { variables: new Set([...outer.variables, ...wildcards]), functions };
  for (const declared of own.values()) {
    checkFunction(declared, names);
    all.push(declared);
  }
  for (const { condition } of block.allows) {
    if (condition) checkExpression(condition, names, new Set());
  }
  for (const match of block.matches) checkBlock(match, names, all);
}

/**
 * Checks that every variable, function, method and type exists. Throws RulesSyntaxError with the position of the first
 * unknown name, so that errors appear at load time and not at the first request.
 */
export function checkNames(service: MatchBlock): void {
  const all: DeclaredFunction[] = [];
  const names = { variables: new Set(['request', 'resource']), functions: new Map() };
  checkBlock(service, names, all);
  for (const declared of all) checkRecursion(declared);
}
