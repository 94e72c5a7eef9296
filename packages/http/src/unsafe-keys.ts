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

function isSafe(body: unknown): boolean {
  let keyCount = 0;
  const pending: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= DEEPEST) return false;
    for (const [key, value] of Object.entries(next.value)) {
      keyCount += 1;
      if (keyCount > MOST_KEYS || UNSAFE_KEYS.has(key)) return false;
      pending.push({ value, depth: next.depth + 1 });
    }
  }
  return true;
}
