/**
 * Stands in for `zod` under the contracts in a browser build: every schema can be built, extended and nested, and none
 * can parse. The typed client looks for `parse` and passes answers through where there is none.
 */
const ABSENT = new Set(['parse', 'safeParse', 'then', '__esModule']);

const schema = new Proxy(
  function inertSchema() {
    // Never runs: `apply` answers every call.
  },
  {
    get: (_, name) => (typeof name === 'symbol' || ABSENT.has(name) ? undefined : schema),
    apply: () => schema,
  },
);

module.exports = schema;
