import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { secretShare } from './secret-share.ts';

const recorded = (ratio: number, secret: string, traceId: string) =>
  secretShare(ratio, secret).shouldSample(ROOT_CONTEXT, traceId, 'GET', SpanKind.SERVER, {}, []).decision === 2;

/** Ids that a sampler which trusts them records first of all, whatever the share. */
const CHOSEN = Array.from({ length: 400 }, (_, index) => index.toString(16).padStart(32, '0').replace(/^0{4}/, 'f000'));
const countOf = (ratio: number, secret: string) => CHOSEN.filter((traceId) => recorded(ratio, secret, traceId)).length;

test('whoever chooses the ids of their traces has no more of them recorded than anybody else', () => {
  expect(countOf(0.1, 'a secret')).toBeLessThan(80);
  expect(countOf(0.1, 'a secret')).toBeGreaterThan(10);
  expect([countOf(0, 'a secret'), countOf(1, 'a secret')]).toEqual([0, 400]);
});

test('all calls of one page are decided alike, by every process that knows the secret and by no other', () => {
  const decided = (secret: string) => CHOSEN.map((traceId) => recorded(0.5, secret, traceId));
  expect(decided('a secret')).toEqual(decided('a secret'));
  expect(decided('a secret')).not.toEqual(decided('another'));
});
