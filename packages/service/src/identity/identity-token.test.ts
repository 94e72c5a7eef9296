import { createHmac } from 'node:crypto';
import { UserId } from '@wishbow/contracts/wire-types';
import { VISITOR } from '@wishbow/http/viewer';
import { signIdentity, verifyIdentity } from './identity-token.ts';

const SECRET = 'the-secret-of-the-processes-in-tests';
const MAYA = UserId.parse('a'.repeat(24));
const maya = { ...VISITOR, userId: MAYA, sessionId: 's1' };
const NOON = Date.parse('2026-11-28T12:00:00.000Z');

const at = (time: number) => jest.spyOn(Date, 'now').mockImplementation(() => time);

beforeEach(() => {
  at(NOON);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const signed = (header: object, claims: object) => {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
};
const claims = { iss: 'wishbow', aud: 'orders', iat: NOON / 1000, exp: NOON / 1000 + 60, role: 'user', sub: MAYA };

test('who asks, and which service calls for them, arrives as it was signed', () => {
  const token = signIdentity({ ...maya, role: 'admin', service: 'bff' }, 'orders', SECRET);
  expect(verifyIdentity(token, 'orders', SECRET)).toEqual({
    userId: MAYA,
    role: 'admin',
    sessionId: 's1',
    service: 'bff',
  });
});

test('a token of another service, or signed by somebody else, is nobody', () => {
  const token = signIdentity(maya, 'orders', SECRET);
  expect(verifyIdentity(token, 'social', SECRET)).toBeUndefined();
  expect(verifyIdentity(token, 'orders', 'another-secret-of-other-processes')).toBeUndefined();
});

test('a token is good for a minute, and not before it was made', () => {
  const token = signIdentity(maya, 'orders', SECRET);
  at(NOON + 59_000);
  expect(verifyIdentity(token, 'orders', SECRET)).toBeDefined();
  at(NOON + 60_000);
  expect(verifyIdentity(token, 'orders', SECRET)).toBeUndefined();
  at(NOON - 2_000);
  expect(verifyIdentity(token, 'orders', SECRET)).toBeUndefined();
});

test('a token that promises itself more than a minute gets a minute', () => {
  const greedy = signed({ alg: 'HS256' }, { ...claims, exp: NOON / 1000 + 3_600 });
  at(NOON + 61_000);
  expect(verifyIdentity(greedy, 'orders', SECRET)).toBeUndefined();
});

test('changed claims, a header of another kind and half a token are nobody', () => {
  const [header, , signature] = signIdentity(maya, 'orders', SECRET).split('.');
  const otherClaims = Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url');
  const [unsigned] = signed({ alg: 'none' }, claims).split(/\.[^.]*$/);
  const broken = [`${header}.${otherClaims}.${signature}`, `${unsigned}.`, signed({ alg: 'none' }, claims)];
  for (const token of [...broken, 'forged', '', `${header}.`, `${header}.x.y.z`, signed({ alg: 'HS256' }, {})]) {
    expect(verifyIdentity(token, 'orders', SECRET)).toBeUndefined();
  }
});
