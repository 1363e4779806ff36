import type { Identifier } from 'acorn';
import { EvaluationError } from './rule-value';
import { ExpressionError, type Compiled, type CompileContext } from './scope';

function variable(name: string): Compiled {
  return {
    type: 'string',
    evaluate: (scope) => scope.variables.get(name) ?? null,
  };
}

const newData: Compiled = {
  type: 'snapshot',
  evaluate: (scope) => {
    if (scope.newData === null) throw new EvaluationError('newData is not known when reading');
    return scope.newData;
  },
};

export function compileIdentifier(node: Identifier, context: CompileContext): Compiled {
  const { name } = node;
  if (context.variables.has(name)) return variable(name);
  switch (name) {
    case 'auth':
      return { type: 'map', evaluate: (scope) => scope.auth };
    case 'now':
      return { type: 'number', evaluate: (scope) => scope.now };
    case 'root':
      context.onReadsData();
      return { type: 'snapshot', evaluate: (scope) => scope.root };
    case 'data':
      context.onReadsData();
      return { type: 'snapshot', evaluate: (scope) => scope.data };
    case 'newData':
      if (context.kind !== 'read') return newData;
      break;
    case 'query':
      if (context.kind === 'read') return { type: 'map', evaluate: (scope) => scope.query };
      break;
  }
  throw new ExpressionError(`Unknown variable '${name}'`, node.start);
}
