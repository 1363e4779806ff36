import {
  parseExpressionAt,
  type CallExpression,
  type ConditionalExpression,
  type Expression,
  type MemberExpression,
  type PrivateIdentifier,
  type SpreadElement,
  type Super,
} from 'acorn';
import { compileLiteral } from './literals';
import { compileCall, compileField, compileIndex, findMethod } from './members';
import { compileBinary, compileLogical, compileUnary } from './operators';
import { asBoolean } from './rule-value';
import { ExpressionError, type Compiled, type CompileContext } from './scope';
import { compileIdentifier } from './variables';

type AnyExpression = Expression | Super | PrivateIdentifier | SpreadElement;

function compileMember(node: MemberExpression, context: CompileContext): Compiled {
  const object = compile(node.object, context);
  const { property } = node;
  if (node.computed) return compileIndex(object, compile(property, context), property.start);
  if (property.type !== 'Identifier')
    throw new ExpressionError('A name is expected here', property.start);
  return compileField(object, property.name, property.start);
}

function compileMethodCall(node: CallExpression, context: CompileContext): Compiled {
  const member = node.callee;
  if (
    member.type !== 'MemberExpression' ||
    member.property.type !== 'Identifier' ||
    member.computed
  )
    throw new ExpressionError('Only methods can be called', node.start);
  const receiver = compile(member.object, context);
  const method = findMethod(receiver, member.property.name, member.property.start);
  const args = node.arguments.map((arg) => compile(arg, context));
  return compileCall(node, member, receiver, method, args);
}

function compileConditional(node: ConditionalExpression, context: CompileContext): Compiled {
  const test = compile(node.test, context);
  const yes = compile(node.consequent, context);
  const no = compile(node.alternate, context);
  if (test.type !== 'boolean' && test.type !== 'any')
    throw new ExpressionError('The condition must be boolean', node.test.start);
  return {
    type: yes.type === no.type ? yes.type : 'any',
    evaluate: (scope) => (asBoolean(test.evaluate(scope)) ? yes : no).evaluate(scope),
  };
}

function compileArray(
  elements: readonly (Expression | SpreadElement | null)[],
  offset: number,
  context: CompileContext,
): Compiled {
  const compiled = elements.map((element) => {
    if (element === null) throw new ExpressionError('An array has no holes', offset);
    return compile(element, context);
  });
  return { type: 'array', evaluate: (scope) => compiled.map((each) => each.evaluate(scope)) };
}

function compile(node: AnyExpression, context: CompileContext): Compiled {
  const compiled = compileNode(node, context);
  const isCondition = compiled.type === 'boolean' && node.type !== 'ParenthesizedExpression';
  return isCondition ? context.observe(compiled, node.start) : compiled;
}

function compileNode(node: AnyExpression, context: CompileContext): Compiled {
  const inner = (part: AnyExpression) => compile(part, context);
  if (node.type === 'Literal') return compileLiteral(node);
  if (node.type === 'Identifier') return compileIdentifier(node, context);
  if (node.type === 'ParenthesizedExpression') return inner(node.expression);
  if (node.type === 'ArrayExpression') return compileArray(node.elements, node.start, context);
  if (node.type === 'UnaryExpression') return compileUnary(node, inner(node.argument));
  if (node.type === 'BinaryExpression')
    return compileBinary(node, inner(node.left), inner(node.right));
  if (node.type === 'LogicalExpression')
    return compileLogical(node, inner(node.left), inner(node.right));
  if (node.type === 'ConditionalExpression') return compileConditional(node, context);
  if (node.type === 'MemberExpression') return compileMember(node, context);
  if (node.type === 'CallExpression') return compileMethodCall(node, context);
  throw new ExpressionError(`The rules' language has no ${node.type}`, node.start);
}

function parse(text: string): Expression {
  try {
    // The rules' language is a subset of ECMAScript 5; newer syntax is refused.
    return parseExpressionAt(text, 0, { ecmaVersion: 5, preserveParens: true });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const offset = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
    throw new ExpressionError(error.message.replace(/ \(\d+:\d+\)$/, ''), offset);
  }
}

/**
 * Compiles one rule.
 * @throws {ExpressionError} when it is not an expression of the language, or not a boolean
 */
export function compileExpression(text: string, context: CompileContext): Compiled {
  const expression = parse(text);
  const rest = text.slice(expression.end).search(/\S/);
  if (rest >= 0) throw new ExpressionError('Unexpected token', expression.end + rest);
  const compiled = compile(expression, context);
  if (compiled.type !== 'boolean' && compiled.type !== 'any')
    throw new ExpressionError(`A rule must be boolean; this is ${compiled.type}`, 0);
  return compiled.type === 'any' ? context.observe(compiled, expression.start) : compiled;
}
