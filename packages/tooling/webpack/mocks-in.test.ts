import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mocksIn } from './mocks-in.mjs';

test('a build for people is refused when mocks are in one of its scripts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFileSync(path.join(folder, 'main.js'), 'console.warn("hello")');
  expect(mocksIn(folder)).toEqual([]);
  writeFileSync(path.join(folder, 'late.js'), 'navigator.serviceWorker.register("/mockServiceWorker.js")');
  expect(mocksIn(folder)).toEqual(['late.js holds mocks, which no build for people may']);
});
