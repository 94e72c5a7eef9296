import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { createClient } from '@wishbow/http/client';

/** The typed client of this page. The header tells our own page from a stranger's form. */
export const client = createClient({
  baseUrl: '',
  // Looked up at each call: mocks and tests replace it after this module is loaded.
  fetch: (input, init) => fetch(input, init),
  headers: () => ({ [CSRF_HEADER]: '1' }),
});
