import { createLogger } from './logger.ts';

const CANARY = 'zqcanary';

/** What a line with this on it looks like. */
function lineOf(fields: object, message = 'something happened'): string {
  const lines: string[] = [];
  createLogger('accounts', 'debug', { write: (line) => lines.push(line) }).info(fields, message);
  return lines.join('');
}

test.each([
  'password',
  'current_password',
  'password_confirmation',
  'passwordHash',
  'token',
  'pending_token',
  'recovery_codes',
  'binding',
  'authorization',
  'cookie',
  'email',
  'emailKey',
  'address',
  'secret',
  'number',
  'cvc',
])('what stands under %s reaches no log, however deep', (name) => {
  const confided = { [name]: CANARY };
  for (const fields of [confided, { body: confided }, { call: { body: confided } }, { a: { b: { c: confided } } }]) {
    const line = lineOf(fields);
    expect(line).not.toContain(CANARY);
    expect(line).toContain('[redacted]');
  }
});

test('headers of a request keep their secrets', () => {
  const line = lineOf({ req: { headers: { authorization: CANARY, cookie: CANARY, 'set-cookie': CANARY } } });
  expect(line).not.toContain(CANARY);
});

test('the words of an error name nobody by their address', () => {
  const taken = Object.assign(new Error(`E11000 duplicate key: { emailKey: "${CANARY}@mailbox.example" }`), {
    keyValue: { emailKey: `${CANARY}@mailbox.example` },
  });
  const line = lineOf({ err: taken });
  expect(line).not.toContain(CANARY);
  expect(line).toContain('E11000 duplicate key');
});

test('what tells when, where and what stays', () => {
  const line: unknown = JSON.parse(lineOf({ requestId: 'r-1', path: '/api/me', status: 200 }));
  expect(line).toMatchObject({ service: 'accounts', requestId: 'r-1', path: '/api/me', status: 200 });
});
