import { randomBytes, randomInt } from 'node:crypto';
import { BUSY, hashRecoveryCode } from '../passwords/password-hash.ts';

/** Nothing that could be read as something else. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;
const HOW_MANY = 10;

export interface HashedCodes {
  readonly codeSalt: string;
  readonly codeHashes: string[];
}

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes to write down, and what is kept of them. They share a salt, so that a try costs one hash. */
export async function newRecoveryCodes(): Promise<({ codes: string[] } & HashedCodes) | typeof BUSY> {
  const codes = Array.from({ length: HOW_MANY }, () => `${half()}-${half()}`);
  const codeSalt = randomBytes(32).toString('base64url');
  const codeHashes: string[] = [];
  for (const code of codes) {
    const hash = await hashOfRecoveryCode(code, codeSalt);
    if (hash === BUSY || !hash) return BUSY;
    codeHashes.push(hash);
  }
  return { codes, codeSalt, codeHashes };
}

/** Of a code as somebody types it, in whatever case and with or without its hyphen; undefined for what is none. */
export async function hashOfRecoveryCode(typed: string, salt: string): Promise<string | undefined | typeof BUSY> {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  if (code.length !== 2 * HALF) return undefined;
  return hashRecoveryCode(code, salt);
}
