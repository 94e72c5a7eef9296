import { codeAt, otpAuthUri, stepOfCode, toBase32 } from './totp.ts';

/** The secret and the times of RFC 6238, appendix B; its eight digits end with our six. */
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%d s after 1970 every app shows %s', (seconds, code) => {
  expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code);
});

test.each([
  ['287082', 59, 1],
  ['287 082', 59, 1],
  ['287082', 80, 1],
  ['287082', 89, 1],
  ['287082', 90, undefined],
  ['287083', 59, undefined],
  ['28708', 59, undefined],
  ['', 59, undefined],
])('who types %j at %d s is taken to mean half minute %s', (typed, seconds, step) => {
  expect(stepOfCode(SECRET, typed, new Date(seconds * 1000))).toBe(step);
});

test('an app is told the secret as text or by a picture', () => {
  expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(otpAuthUri(SECRET, 'maya@mailbox.example')).toBe(
    'otpauth://totp/Wishbow:maya%40mailbox.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Wishbow&algorithm=SHA1&digits=6&period=30',
  );
});
