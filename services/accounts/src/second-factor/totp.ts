import { createHmac, timingSafeEqual } from 'node:crypto';

/** What every authenticator app takes: RFC 6238 with SHA-1, six digits, half a minute. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks may be one step apart, and people need a while to type. */
const DRIFT = [0, -1, 1];

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of one half minute. @param step half minutes since 1970. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const halfMinuteAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The half minute a code belongs to, as a person types it; undefined for any other code. */
export function stepOfCode(secret: Buffer, typed: string, now: Date): number | undefined {
  const code = Buffer.from(typed.replace(/\s/g, ''));
  if (code.length !== DIGITS) return undefined;
  return DRIFT.map((drift) => halfMinuteAt(now) + drift).find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), code),
  );
}

/** As apps want to be told a secret. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the picture holds that apps take in. */
export function otpAuthUri(secret: Buffer, account: string): string {
  const parameters = new URLSearchParams({
    secret: toBase32(secret),
    issuer: 'Wishbow',
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/Wishbow:${encodeURIComponent(account)}?${parameters}`;
}
