import type { Node } from 'jsonc-parser';
import { OutcomeCounter } from '../../rule-coverage/outcome-counter';
import { checkKey } from '../tree/limits';
import { compileExpression } from './expression/compile-expression';
import { ExpressionError, type Compiled, type Evaluate, type RuleKind } from './expression/scope';
import { counted } from './counted';
import { parseRuleText, type RuleText } from './rule-text';

export interface Rule {
  readonly evaluate: Evaluate;
  /** Whether its outcome depends on the data. */
  readonly readsData: boolean;
  /** Its outcomes so far, and the conditions that it consists of. */
  readonly conditions: readonly CountedCondition[];
}

export interface CountedCondition {
  /** Both count from 1, in the text of the rules. */
  readonly position: { readonly line: number; readonly column: number };
  readonly counter: OutcomeCounter;
}

/** The rules of one path and of everything below it. */
export interface RuleNode {
  readonly read: Rule | null;
  readonly write: Rule | null;
  readonly validate: Rule | null;
  readonly indexes: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleNode>;
  /** The rules for every child that `children` doesn't name; `name` starts with `$`. */
  readonly wildcard: { readonly name: string; readonly node: RuleNode } | null;
}

interface RuleLocation {
  readonly text: RuleText;
  readonly path: string;
  readonly variables: ReadonlySet<string>;
}

interface Property {
  readonly name: string;
  readonly key: Node;
  readonly value: Node;
}

function properties(node: Node): Property[] {
  return (node.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    return key && value ? [{ name: String(key.value), key, value }] : [];
  });
}

function compileRule(value: Node, kind: RuleKind, place: RuleLocation): Rule {
  const { text, path } = place;
  const conditions: CountedCondition[] = [];
  const observe = (condition: Compiled, offset: number): Compiled => {
    const counter = new OutcomeCounter();
    conditions.push({ position: text.position(offset), counter });
    return counted(condition, counter);
  };
  if (typeof value.value === 'boolean') {
    const constant = value.value;
    const { evaluate } = observe({ type: 'boolean', evaluate: () => constant }, value.offset);
    return { evaluate, readsData: false, conditions };
  }
  const expression: unknown = value.value;
  if (typeof expression !== 'string')
    throw text.fail(`.${kind} must be a string or a boolean`, path, value.offset);
  let readsData = false;
  const onReadsData = () => {
    readsData = true;
  };
  try {
    const { evaluate } = compileExpression(expression, {
      kind,
      variables: place.variables,
      onReadsData,
      observe: (condition, start) => observe(condition, text.offsetInString(value, start)),
    });
    return { evaluate, readsData, conditions };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const offset = text.offsetInString(value, error.offset);
    throw text.fail(`.${kind}: ${error.message}`, path, offset);
  }
}

function readIndexes(value: Node, { text, path }: RuleLocation): ReadonlySet<string> {
  const items = value.type === 'array' ? (value.children ?? []) : [value];
  return new Set(
    items.map((item) => {
      const name: unknown = item.value;
      if (typeof name !== 'string')
        throw text.fail('.indexOn must be a string or an array of strings', path, item.offset);
      return name.split('/').filter(Boolean).join('/');
    }),
  );
}

function childPlace(place: RuleLocation, name: string): RuleLocation {
  return {
    text: place.text,
    path: place.path === '/' ? `/${name}` : `${place.path}/${name}`,
    variables: name.startsWith('$') ? new Set([...place.variables, name]) : place.variables,
  };
}

function checkChildKey({ name, key }: Property, { text, path, variables }: RuleLocation) {
  if (variables.has(name)) throw text.fail(`${name} stands above already`, path, key.offset);
  if (/^\$[A-Za-z_]\w*$/.test(name)) return;
  if (name.startsWith('.')) throw text.fail(`Unknown rule '${name}'`, path, key.offset);
  try {
    checkKey(name);
  } catch (error) {
    throw text.fail(error instanceof Error ? error.message : 'Invalid key', path, key.offset);
  }
}

function buildNode(node: Node, place: RuleLocation): RuleNode {
  if (node.type !== 'object')
    throw place.text.fail('an object with rules is expected here', place.path, node.offset);
  const rules: Record<RuleKind, Rule | null> = { read: null, write: null, validate: null };
  let indexes: ReadonlySet<string> = new Set();
  let wildcard: RuleNode['wildcard'] = null;
  const children = new Map<string, RuleNode>();
  const seen = new Set<string>();
  for (const property of properties(node)) {
    const { name, key, value } = property;
    if (seen.has(name)) throw place.text.fail(`'${name}' is given twice`, place.path, key.offset);
    seen.add(name);
    switch (name) {
      case '.read':
        rules.read = compileRule(value, 'read', place);
        continue;
      case '.write':
        rules.write = compileRule(value, 'write', place);
        continue;
      case '.validate':
        rules.validate = compileRule(value, 'validate', place);
        continue;
      case '.indexOn':
        indexes = readIndexes(value, place);
        continue;
    }
    checkChildKey(property, place);
    const child = buildNode(value, childPlace(place, name));
    if (!name.startsWith('$')) children.set(name, child);
    else if (wildcard === null) wildcard = { name, node: child };
    else throw place.text.fail(`a second wildcard, ${name}`, place.path, key.offset);
  }
  return { ...rules, indexes, children, wildcard };
}

/**
 * Reads and checks a rules file.
 * @throws {RulesError} with path, line and column
 */
export function parseRules(source: string): RuleNode {
  const text = parseRuleText(source);
  const top = properties(text.tree);
  const rules = top.find(({ name }) => name === 'rules');
  const other = top.find(({ name }) => name !== 'rules');
  if (other) throw text.fail(`Unknown property '${other.name}'`, '/', other.key.offset);
  if (rules === undefined) throw text.fail("the property 'rules' is missing", '/', 0);
  return buildNode(rules.value, { text, path: '/', variables: new Set() });
}
