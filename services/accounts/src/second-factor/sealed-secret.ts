import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps the secrets of apps from whoever reads the database; each is bound to its owner. */
export interface Seal {
  seal(secret: Buffer, owner: string): string;
  /** @throws when it was changed, sealed for somebody else, or under another key. */
  open(sealed: string, owner: string): Buffer;
}

/** @param key long and random; when it changes, nobody's second factor can be read any more. */
export function secretSeal(key: string): Seal {
  const cipherKey = Buffer.from(hkdfSync('sha256', key, '', 'wishbow second factor', 32));
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, cipherKey, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, cipherKey, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
