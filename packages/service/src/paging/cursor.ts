import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServiceName } from '@wishbow/contracts/service-names';
import type { Place } from './place.ts';

/** Places as texts that tell callers nothing: the last row that was read may be one they may not see. */
export interface Cursors {
  /** At most 94 characters. */
  seal(place: Place): string;
  /** No cursor is the beginning; a text that was never a cursor of ours is refused. */
  open(cursor: string | null | undefined): OpenedCursor;
}

export type OpenedCursor = { readonly ok: true; readonly place: Place | undefined } | { readonly ok: false };

const CIPHER = 'aes-256-ctr';
const NONCE_BYTES = 16;
const TAG_BYTES = 16;

interface Keys {
  readonly hiding: Buffer;
  readonly signing: Buffer;
}

/**
 * @param secret what the processes of this site share, so that each opens what another has sealed.
 * @param service whose cursors they are: those of one are none to another.
 */
export function sealedCursors(secret: string, service: ServiceName): Cursors {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `cursors of ${service}: ${use}`, 32));
  const keys: Keys = { hiding: keyFor('hiding'), signing: keyFor('signing') };
  return {
    seal: ({ at, id }) => sealed(keys, `${at.getTime()}.${id}`).toString('base64url'),
    open: (cursor) => {
      if (cursor === undefined || cursor === null) return { ok: true, place: undefined };
      const text = unsealed(keys, Buffer.from(cursor, 'base64url'));
      const [, time, id] = /^(\d{1,14})\.([0-9a-f]{24})$/.exec(text ?? '') ?? [];
      return time && id ? { ok: true, place: { at: new Date(Number(time)), id } } : { ok: false };
    },
  };
}

/** Nonce, hidden text and tag in a row; the tag is made of what is hidden already. */
function sealed(keys: Keys, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const hidden = Buffer.concat([nonce, createCipheriv(CIPHER, keys.hiding, nonce).update(text)]);
  return Buffer.concat([hidden, tagOf(keys, hidden)]);
}

/** undefined where the bytes were not sealed with these keys. */
function unsealed(keys: Keys, bytes: Buffer): string | undefined {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const hidden = bytes.subarray(0, -TAG_BYTES);
  if (!timingSafeEqual(bytes.subarray(-TAG_BYTES), tagOf(keys, hidden))) return undefined;
  return createDecipheriv(CIPHER, keys.hiding, hidden.subarray(0, NONCE_BYTES))
    .update(hidden.subarray(NONCE_BYTES))
    .toString();
}

const tagOf = ({ signing }: Keys, hidden: Buffer): Buffer =>
  createHmac('sha256', signing).update(hidden).digest().subarray(0, TAG_BYTES);
