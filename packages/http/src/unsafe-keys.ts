import { problem } from '@wishbow/contracts/problem';
import type { RequestHandler } from 'express';
import { sendProblem } from './problem-handler.ts';

const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const DEEPEST = 16;
const MOST_KEYS = 5_000;

/** Refuses bodies that could pollute prototypes or exhaust the server: unsafe keys, deep nesting, too many keys. */
export const refuseUnsafeKeys: RequestHandler = (request, response, next) => {
  if (isSafe(request.body)) return next();
  sendProblem(response, 422, problem('invalid_fields', 'The request holds fields that are not allowed.'));
};

/** Level by level instead of by recursion, so that depth cannot overflow the stack. */
function isSafe(body: unknown): boolean {
  let keyCount = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    const entries = level.filter(isObject).flatMap((value) => Object.entries(value));
    keyCount += entries.length;
    if (keyCount > MOST_KEYS || entries.some(([key]) => UNSAFE_KEYS.has(key))) return false;
    level = entries.map(([, value]) => value).filter(isObject);
    if (level.length > 0 && depth + 1 >= DEEPEST) return false;
  }
  return true;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
