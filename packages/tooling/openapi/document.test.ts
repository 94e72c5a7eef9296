import { readFileSync } from 'node:fs';
import { openApiFile, openApiText } from './document.ts';

test('the checked-in OpenAPI document is the one the contracts make: npm run openapi writes it', () => {
  expect(readFileSync(openApiFile, 'utf8')).toBe(openApiText());
});
