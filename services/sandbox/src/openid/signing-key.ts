import { createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

export interface SigningKey {
  /** What others check our signatures with. */
  readonly jwk: Readonly<Record<string, unknown>>;
  /** A JSON web token, ES256. */
  signToken(claims: Readonly<Record<string, unknown>>): string;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key of this run: whoever asked before the last restart has to ask again. */
export const createSigningKey = (): SigningKey => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
  return {
    jwk,
    signToken: (claims) => {
      const unsigned = `${encode({ alg: 'ES256', kid })}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${unsigned}.${signature.toString('base64url')}`;
    },
  };
};
