import { createClient } from '@wishbow/http/client';

/**
 * The typed client of this page. The header tells our own page from a stranger's form:
 * a form cannot send it, and another origin may not.
 */
export const client = createClient({
  baseUrl: '',
  // Looked up at each call: mocks and tests replace it after this module is loaded.
  fetch: (input, init) => fetch(input, init),
  headers: () => ({ 'x-wishbow-csrf': '1' }),
});
