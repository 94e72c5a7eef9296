import type { Collation } from '../bson/collation.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { locatedRefusal, refusal } from '../errors/command-error.ts';
import type { Expression, ExpressionCompiler } from './expression.ts';
import { EXPRESSION_OPERATORS } from './expression-operators.ts';
import { valueAtPath } from './field-path.ts';

/** Compiles an aggregation expression once, to be evaluated for many documents. Unknown operators are refused. */
export function compileExpression(expression: Value, collation: Collation | null = null): Expression {
  return compile(expression, { collation, compile: (part) => compileExpression(part, collation) });
}

function compile(expression: Value, compiler: ExpressionCompiler): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) return compileArray(expression, compiler);
  if (!isDocument(expression)) return () => expression;
  const [first] = Object.keys(expression);
  return first?.startsWith('$') ? compileOperator(first, expression, compiler) : compileObject(expression, compiler);
}

function compileOperator(name: string, expression: Document, compiler: ExpressionCompiler): Expression {
  if (Object.keys(expression).length !== 1) {
    throw locatedRefusal(15983, 'an object representing an expression must have exactly one field');
  }
  const compileNamed = EXPRESSION_OPERATORS[name];
  if (!compileNamed) throw refusal('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  return compileNamed(expression[name], compiler);
}

function compilePath(path: string): Expression {
  if (path.startsWith('$$')) return compileVariable(path.slice(2));
  const segments = path.slice(1).split('.');
  const [only = ''] = segments;
  if (segments.length > 1) return ({ root }) => valueAtPath(root, segments);
  return ({ root }) => (isDocument(root) ? root[only] : undefined);
}

function compileVariable(path: string): Expression {
  const [name = '', ...segments] = path.split('.');
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => valueAtPath(root, segments);
  if (name === 'REMOVE') return () => undefined;
  return ({ variables }) => {
    if (!(name in variables)) throw locatedRefusal(17276, `Use of undefined variable: ${name}`);
    return valueAtPath(variables[name], segments);
  };
}

function compileArray(elements: Value[], compiler: ExpressionCompiler): Expression {
  const parts = elements.map((element) => compiler.compile(element));
  return (scope) => parts.map((part) => part(scope) ?? null);
}

function compileObject(fields: Document, compiler: ExpressionCompiler): Expression {
  const parts = Object.entries(fields).map(([name, field]) => ({ name, evaluate: compiler.compile(field) }));
  return (scope) => {
    const document: Document = {};
    for (const { name, evaluate } of parts) {
      const value = evaluate(scope);
      if (value !== undefined) document[name] = value;
    }
    return document;
  };
}
