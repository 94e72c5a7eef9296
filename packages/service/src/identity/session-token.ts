import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing to guess, nothing to read from it. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
