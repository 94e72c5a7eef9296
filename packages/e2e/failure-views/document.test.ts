import { readFileSync } from 'node:fs';
import path from 'node:path';
import { failureViewsDocument } from './document.ts';
import { limits } from './service-views.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('docs/failure-views.md says what the browser tests expect', () => {
  expect(sourceOf('docs/failure-views.md')).toBe(failureViewsDocument());
});

test('the limits that are told are those of the code', () => {
  expect(limits).toEqual({ call: 10_000, payingCall: 20_000, peer: 4_000, panel: 2_000 });
  expect(sourceOf('bff/src/proxy/service-proxy.ts')).toContain('const DEADLINE_MS = 10_000;');
  expect(sourceOf('bff/src/proxy/service-proxy.ts')).toContain('const PAYING_DEADLINE_MS = 20_000;');
  expect(sourceOf('packages/service/src/peers.ts')).toContain('const DEADLINE_MS = 4_000;');
  expect(sourceOf('bff/src/peers/panel.ts')).toContain('timeout: 2_000');
});
