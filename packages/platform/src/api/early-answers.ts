import { VIEWER_HEADER } from '@wishbow/contracts/viewer-header';
import type { OutgoingRequest } from '@wishbow/http/client';

declare global {
  /** What the document's first script has asked ahead of the page (`shell/src/early-calls.js`): by method, address, viewer and body. */
  var wishbowEarlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Later, what was true when the page came may not be any more. */
const FRESH_MS = 10_000;

/** The answer to a call that was asked ahead: once, for the person it was asked for, while it is fresh. */
export function takeEarlyAnswer(
  url: string,
  { method, headers, body = '' }: OutgoingRequest,
  sinceOpenedMs: number = performance.now(),
): Promise<Response> | undefined {
  const key = [method, url, headers[VIEWER_HEADER] ?? '', body].join(' ');
  const answer = globalThis.wishbowEarlyAnswers?.get(key);
  globalThis.wishbowEarlyAnswers?.delete(key);
  return sinceOpenedMs < FRESH_MS ? answer : undefined;
}

/** On the way to another page: what the first one has not taken is nothing that the next waits for. */
export function forgetEarlyAnswers(): void {
  globalThis.wishbowEarlyAnswers?.clear();
}

/** Whether something was asked ahead that nobody has taken yet. */
export const hasEarlyAnswers = (): boolean => (globalThis.wishbowEarlyAnswers?.size ?? 0) > 0;
