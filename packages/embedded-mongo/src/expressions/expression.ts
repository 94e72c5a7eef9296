import type { Collation } from '../bson/collation.ts';
import type { Document, Value } from '../bson/value.ts';

/** What an expression sees: the document (`$$ROOT`) and the variables in reach (`$$name`). */
export type Scope = {
  readonly root: Value;
  readonly variables: Document;
};

/** A compiled aggregation expression. */
export type Expression = (scope: Scope) => Value;

export type ExpressionCompiler = {
  readonly collation: Collation | null;
  compile(expression: Value): Expression;
};

/** One expression operator: `operand` is what stands behind its name, still uncompiled. */
export type CompileExpressionOperator = (operand: Value, compiler: ExpressionCompiler) => Expression;

export type ExpressionOperators = Record<string, CompileExpressionOperator>;
