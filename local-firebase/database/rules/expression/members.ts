import type { CallExpression, MemberExpression } from 'acorn';
import { asString, EvaluationError, isRuleMap, toRuleValue, type RuleValue } from './rule-value';
import { methods, type Method } from './methods';
import { ExpressionError, type Compiled, type StaticType } from './scope';

function fieldOf(object: RuleValue, name: string): RuleValue {
  if (object === null) return null;
  if (typeof object === 'string' && name === 'length') return object.length;
  if (isRuleMap(object))
    return Object.hasOwn(object.fields, name) ? toRuleValue(object.fields[name]) : null;
  throw new EvaluationError(`No property ${name}`);
}

const mayHaveFields: ReadonlySet<StaticType> = new Set<StaticType>(['any', 'map']);

/** `object.name`: a field of `auth` or `query`, or the length of a string. */
export function compileField(object: Compiled, name: string, offset: number): Compiled {
  if (object.type === 'string' && name === 'length')
    return { type: 'number', evaluate: (scope) => asString(object.evaluate(scope)).length };
  if (!mayHaveFields.has(object.type))
    throw new ExpressionError(`No such property '${name}' of ${object.type}`, offset);
  return { type: 'any', evaluate: (scope) => fieldOf(object.evaluate(scope), name) };
}

/** `object[key]` */
export function compileIndex(object: Compiled, key: Compiled, offset: number): Compiled {
  if (!mayHaveFields.has(object.type) || (key.type !== 'string' && key.type !== 'any'))
    throw new ExpressionError(`${object.type} can't be indexed by ${key.type}`, offset);
  return {
    type: 'any',
    evaluate: (scope) => fieldOf(object.evaluate(scope), asString(key.evaluate(scope))),
  };
}

export function findMethod(receiver: Compiled, name: string, offset: number): Method {
  const method = methods.get(name);
  if (method === undefined || (receiver.type !== 'any' && receiver.type !== method.receiver))
    throw new ExpressionError(`No such method '${name}' of ${receiver.type}`, offset);
  return method;
}

export function compileCall(
  node: CallExpression,
  member: MemberExpression,
  receiver: Compiled,
  method: Method,
  args: readonly Compiled[],
): Compiled {
  const { parameters, required } = method;
  if (args.length < required || args.length > parameters.length)
    throw new ExpressionError(
      `This method takes ${parameters.length} argument(s), got ${args.length}`,
      member.property.start,
    );
  args.forEach((arg, index) => {
    const wanted = parameters[index];
    const isFlexible = arg.type === 'any' && wanted !== 'regexp' && wanted !== 'array';
    if (arg.type !== wanted && !isFlexible)
      throw new ExpressionError(
        `Argument must be ${wanted}; this is ${arg.type}`,
        node.arguments[index]?.start ?? node.start,
      );
  });
  return {
    type: method.result,
    evaluate: (scope) =>
      method.call(
        receiver.evaluate(scope),
        args.map((arg) => arg.evaluate(scope)),
      ),
  };
}
