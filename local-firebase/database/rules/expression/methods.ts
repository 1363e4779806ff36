import { asList, asSnapshot, asString, EvaluationError, type RuleValue } from './rule-value';
import type { StaticType } from './scope';

export interface Method {
  readonly receiver: 'snapshot' | 'string';
  readonly parameters: readonly StaticType[];
  /** Number of required arguments. */
  readonly required: number;
  readonly result: StaticType;
  call(receiver: RuleValue, args: readonly RuleValue[]): RuleValue;
}

type SnapshotCall = (
  snapshot: ReturnType<typeof asSnapshot>,
  args: readonly RuleValue[],
) => RuleValue;
type StringCall = (text: string, args: readonly RuleValue[]) => RuleValue;

function onSnapshot(
  result: StaticType,
  parameters: readonly StaticType[],
  call: SnapshotCall,
  required = parameters.length,
): Method {
  return {
    receiver: 'snapshot',
    parameters,
    required,
    result,
    call: (receiver, args) => call(asSnapshot(receiver), args),
  };
}

function onString(result: StaticType, parameters: readonly StaticType[], call: StringCall): Method {
  return {
    receiver: 'string',
    parameters,
    required: parameters.length,
    result,
    call: (receiver, args) => call(asString(receiver), args),
  };
}

function argument(args: readonly RuleValue[], index = 0): string {
  return asString(args[index] ?? null);
}

const hasChildren: SnapshotCall = (snapshot, args) => {
  const [keys] = args;
  if (keys === undefined) return snapshot.node?.kind === 'branch';
  return asList(keys).every((key) => snapshot.child(asString(key)).node !== null);
};

const parent: SnapshotCall = (snapshot) => {
  const above = snapshot.parent();
  if (above === null) throw new EvaluationError('The root has no parent');
  return above;
};

function isLeafOf(type: string): SnapshotCall {
  return ({ node }) => node?.kind === 'leaf' && typeof node.value === type;
}

const matches: StringCall = (text, [pattern]) => {
  if (!(pattern instanceof RegExp))
    throw new EvaluationError('matches() takes a regular expression');
  return pattern.test(text);
};

const replace: StringCall = (text, args) => {
  const searched = argument(args);
  return searched === '' ? text : text.split(searched).join(argument(args, 1));
};

export const methods: ReadonlyMap<string, Method> = new Map([
  ['val', onSnapshot('any', [], ({ node }) => (node?.kind === 'leaf' ? node.value : node))],
  ['exists', onSnapshot('boolean', [], ({ node }) => node !== null)],
  ['getPriority', onSnapshot('any', [], ({ node }) => node?.priority ?? null)],
  ['child', onSnapshot('snapshot', ['string'], (snapshot, args) => snapshot.child(argument(args)))],
  ['parent', onSnapshot('snapshot', [], parent)],
  [
    'hasChild',
    onSnapshot(
      'boolean',
      ['string'],
      (snapshot, args) => snapshot.child(argument(args)).node !== null,
    ),
  ],
  ['hasChildren', onSnapshot('boolean', ['array'], hasChildren, 0)],
  ['isNumber', onSnapshot('boolean', [], isLeafOf('number'))],
  ['isString', onSnapshot('boolean', [], isLeafOf('string'))],
  ['isBoolean', onSnapshot('boolean', [], isLeafOf('boolean'))],
  ['contains', onString('boolean', ['string'], (text, args) => text.includes(argument(args)))],
  ['beginsWith', onString('boolean', ['string'], (text, args) => text.startsWith(argument(args)))],
  ['endsWith', onString('boolean', ['string'], (text, args) => text.endsWith(argument(args)))],
  ['replace', onString('string', ['string', 'string'], replace)],
  ['toLowerCase', onString('string', [], (text) => text.toLowerCase())],
  ['toUpperCase', onString('string', [], (text) => text.toUpperCase())],
  ['matches', onString('boolean', ['regexp'], matches)],
]);
