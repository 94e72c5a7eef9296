import { isTruthy, numberOr } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { isDocument, isNullish, type Value } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import type { CompileExpressionOperator, Expression, ExpressionOperators, Scope } from '../expression.ts';
import { namedOperands } from '../operands.ts';

/** The name under which the current element is reached; `$$this` unless `as` says otherwise. */
const elementName = (as: Value): string => (typeof as === 'string' ? as : 'this');

const withVariables = ({ root, variables }: Scope, added: Record<string, Value>): Scope => ({
  root,
  variables: { ...variables, ...added },
});

/** Null and missing inputs give null; anything else but an array is refused with `code`. */
function overArray(
  name: string,
  code: number,
  input: Expression,
  compute: (elements: Value[], scope: Scope) => Value,
): Expression {
  return (scope) => {
    const elements = input(scope);
    if (isNullish(elements)) return null;
    if (!Array.isArray(elements))
      throw locatedRefusal(code, `input to ${name} must be an array not ${typeName(elements)}`);
    return compute(elements, scope);
  };
}

const map: CompileExpressionOperator = (operand, compiler) => {
  const named = namedOperands('$map', operand, ['input', 'as', 'in']);
  const name = elementName(named.as);
  const transform = compiler.compile(named.in);
  return overArray('$map', 16883, compiler.compile(named.input), (elements, scope) =>
    elements.map((element) => transform(withVariables(scope, { [name]: element })) ?? null),
  );
};

const filter: CompileExpressionOperator = (operand, compiler) => {
  const named = namedOperands('$filter', operand, ['input', 'as', 'cond', 'limit']);
  const name = elementName(named.as);
  const test = compiler.compile(named.cond);
  const limit = compiler.compile(named.limit);
  return overArray('$filter', 28651, compiler.compile(named.input), (elements, scope) =>
    elements
      .filter((element) => isTruthy(test(withVariables(scope, { [name]: element }))))
      .slice(0, numberOr(limit(scope), Number.POSITIVE_INFINITY)),
  );
};

const reduce: CompileExpressionOperator = (operand, compiler) => {
  const named = namedOperands('$reduce', operand, ['input', 'initialValue', 'in']);
  const initial = compiler.compile(named.initialValue);
  const step = compiler.compile(named.in);
  return overArray('$reduce', 40080, compiler.compile(named.input), (elements, scope) =>
    elements.reduce((value, element) => step(withVariables(scope, { value, this: element })), initial(scope)),
  );
};

const letIn: CompileExpressionOperator = (operand, compiler) => {
  const named = namedOperands('$let', operand, ['vars', 'in']);
  const vars = Object.entries(isDocument(named.vars) ? named.vars : {}).map(([name, value]) => ({
    name,
    evaluate: compiler.compile(value),
  }));
  const body = compiler.compile(named.in);
  return (scope) =>
    body(withVariables(scope, Object.fromEntries(vars.map(({ name, evaluate }) => [name, evaluate(scope)]))));
};

export const ITERATION_EXPRESSIONS: ExpressionOperators = { $map: map, $filter: filter, $reduce: reduce, $let: letIn };
