import { randomBytes } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's first choice: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is heavy by design: more than this many at once would starve every other request (RELIABILITY.md row 82). */
const MOST_AT_ONCE = 4;
const LONGEST_QUEUE = 32;

let active = 0;
const queue: (() => void)[] = [];

/** What comes instead of an answer when more people sign in at once than the server can hash. */
export const BUSY = 'busy';
/** By then the queue has moved on: a hash takes some 30 ms. */
export const BUSY_RETRY_MS = 2_000;

async function inTurn<T>(work: () => Promise<T>): Promise<T | typeof BUSY> {
  if (active >= MOST_AT_ONCE) {
    if (queue.length >= LONGEST_QUEUE) return BUSY;
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  active += 1;
  try {
    return await work();
  } finally {
    active -= 1;
    queue.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string | typeof BUSY> => inTurn(() => hash(password, ARGON2ID));

/** A code to write down is short, so it is hashed as a password is. @param salt shared by the codes of one list. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string | typeof BUSY> {
  const hashed = await inTurn(() => hashRaw(code, { ...ARGON2ID, salt: Buffer.from(salt, 'base64url') }));
  return hashed === BUSY ? BUSY : hashed.toString('base64url');
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password is right. An account that does not exist (`undefined`) is checked against a hash that nobody knows
 * the password of, so that both answers take the same time.
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean | typeof BUSY> {
  decoyHash ??= hash(randomBytes(24).toString('hex'), ARGON2ID);
  const expected = passwordHash ?? (await decoyHash);
  return inTurn(() => verify(expected, password));
}
