import { createHash, randomBytes } from 'node:crypto';

/** What somebody agreed to, until the site fetches it with the code. */
export interface Grant {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
  readonly email: string;
  readonly isVerified: boolean;
  readonly expiresAt: number;
}

const LIFETIME_MS = 60_000;

export interface Grants {
  add(grant: Omit<Grant, 'expiresAt'>): string;
  /** Once, and only with the secret that the challenge was made of. */
  take(code: string, verifier: string): Grant | undefined;
}

/** In memory: a code lives for a minute, and nothing is lost with it but a press of a button. */
export const createGrants = (now: () => Date): Grants => {
  const grants = new Map<string, Grant>();
  return {
    add: (grant) => {
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { ...grant, expiresAt: now().getTime() + LIFETIME_MS });
      return code;
    },
    take: (code, verifier) => {
      const grant = grants.get(code);
      grants.delete(code);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return grant && grant.expiresAt > now().getTime() && grant.challenge === challenge ? grant : undefined;
    },
  };
};
