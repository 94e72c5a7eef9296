import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { createClient } from '@wishbow/http/client';
import { takeEarlyAnswer } from './early-answers.ts';
import { traceparent } from './traceparent.ts';

/** The typed client of this page. One header tells our own page from a stranger's form, one what the call is part of. */
export const client = createClient({
  baseUrl: '',
  // Looked up at each call: mocks and tests replace it after this module is loaded.
  fetch: (input, init) => takeEarlyAnswer(input, init) ?? fetch(input, init),
  headers: () => ({ [CSRF_HEADER]: '1', traceparent: traceparent() }),
});
