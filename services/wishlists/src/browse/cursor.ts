import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Place } from './place.ts';

/** Places as texts that tell callers nothing: the last row that was read may be one they may not see. */
export interface Cursors {
  /** At most 90 characters. */
  seal(place: Place): string;
  /** No cursor is the beginning; a text that was never a cursor of ours is refused. */
  open(cursor: string | null | undefined): OpenedCursor;
}

export type OpenedCursor = { readonly ok: true; readonly place: Place | undefined } | { readonly ok: false };

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG = { authTagLength: 16 };

/** @param secret what the processes of this site share, so that each opens what another has sealed. */
export function sealedCursors(secret: string): Cursors {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cursors of wishlists', 32));
  return {
    seal: ({ at, id }) => sealed(key, `${at.getTime()}.${id}`).toString('base64url'),
    open: (cursor) => {
      if (cursor === undefined || cursor === null) return { ok: true, place: undefined };
      const text = unsealed(key, Buffer.from(cursor, 'base64url'));
      const [, time, id] = /^(\d{1,14})\.([0-9a-f]{24})$/.exec(text ?? '') ?? [];
      return time && id ? { ok: true, place: { at: new Date(Number(time)), id } } : { ok: false };
    },
  };
}

/** Nonce, hidden text and tag in a row. */
function sealed(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, TAG);
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** undefined where the bytes were not sealed with this key. */
function unsealed(key: Buffer, bytes: Buffer): string | undefined {
  if (bytes.length <= NONCE_BYTES + TAG.authTagLength) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), TAG);
  decipher.setAuthTag(bytes.subarray(-TAG.authTagLength));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG.authTagLength));
  try {
    return Buffer.concat([text, decipher.final()]).toString();
  } catch {
    // The one thing that `final` throws for: the tag is not that of these bytes.
    return undefined;
  }
}
