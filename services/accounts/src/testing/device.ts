import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { CallOf } from '@wishbow/contracts/endpoint';
import type { passkeysContract } from '@wishbow/contracts/passkeys-contract';

type NewCredential = CallOf<typeof passkeysContract.addPasskey>['body']['credential'];
type Assertion = CallOf<typeof passkeysContract.loginWithPasskey>['body']['credential'];

type Item = number | string | Buffer | Items;
type Items = ReadonlyMap<number | string, Item>;

/** As much of CBOR as an attestation needs: small numbers, bytes, texts and maps, as short as can be, like real devices. */
function cbor(value: Item): Buffer {
  const head = (kind: number, size: number) => {
    if (size < 24) return Buffer.from([(kind << 5) | size]);
    if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
    return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

export interface Place {
  readonly origin: string;
  readonly rpId: string;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** A telephone that keeps one passkey, and answers as browsers do. */
export function aDevice({ origin, rpId }: Place) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const coseKey = cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at }));
  const authenticatorData = (site: string, flags: number, count: number, ...rest: Buffer[]) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter, ...rest]);
  };
  return {
    /** Makes its key. */
    register: (challenge: string): NewCredential => {
      const idLength = Buffer.from([0, credentialId.length]);
      const authData = authenticatorData(
        rpId,
        PRESENT_AND_VERIFIED | WITH_KEY,
        0,
        Buffer.alloc(16),
        idLength,
        credentialId,
        coseKey,
      );
      const attestation = new Map<string, Item>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers a question at the door. @param count how often it says to have signed. */
    answer: (
      challenge: string,
      count = 0,
      { flags = PRESENT_AND_VERIFIED, place = { origin, rpId } } = {},
    ): Assertion => {
      const data = clientData('webauthn.get', challenge, place.origin);
      const authData = authenticatorData(place.rpId, flags, count);
      const signed = Buffer.concat([authData, sha256(data)]);
      return {
        id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}
