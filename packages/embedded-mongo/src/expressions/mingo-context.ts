import { Context } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as window from 'mingo/operators/window';

/** Everything mingo can compute; the engine asks it only for what it does not define itself. */
const CONTEXT = Context.init({ accumulator, expression, pipeline, projection, query, window });

/** Scripts are on because mingo builds its own window functions with them; code from clients never gets there. */
export function mingoOptions(variables: Record<string, unknown>) {
  return {
    context: CONTEXT,
    idKey: '_id',
    processingMode: 0,
    useStrictMode: true,
    scriptEnabled: true,
    failOnError: true,
    variables,
  };
}

/** Names of the expression operators mingo defines. */
export const MINGO_EXPRESSIONS: readonly string[] = Object.keys(expression).filter((name) => name.startsWith('$'));
