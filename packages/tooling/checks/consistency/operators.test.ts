import { findUnsupportedOperators } from '@wishbow/embedded-mongo/supported-operators';
import { readSources } from './sources.ts';

/** JSON Schema's own dollar words, which stand in the OpenAPI document and never reach a database. */
const NO_QUERIES = /^packages\/(?:embedded-mongo|http|contracts|tooling)\//;

test('the product asks the database for nothing that the embedded engine lacks', () => {
  const asking = readSources()
    .filter(({ file, workspace }) => /^(?:bff|services|packages)/.test(workspace) && !NO_QUERIES.test(file))
    .map(({ file, text }) => ({ file, operators: findUnsupportedOperators(text) }));
  expect(asking.filter(({ operators }) => operators.length > 0)).toEqual([]);
});
