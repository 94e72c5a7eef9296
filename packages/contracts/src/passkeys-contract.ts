import * as z from 'zod';
import { SignedIn } from './accounts-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { CurrentPassword } from './own-account-contract.ts';
import { Problem } from './problem.ts';
import { Instant, PasskeyId, shortText } from './wire-types.ts';

/** Bytes as browsers write them in the JSON of WebAuthn. */
const Bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9_-]*$/);
const CredentialId = Bytes(1400);
const PublicKey = z.literal('public-key');

const Descriptor = z.object({ id: CredentialId, type: PublicKey, transports: z.array(z.string()).optional() });

/** What `navigator.credentials.create` is asked. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: PublicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What `navigator.credentials.get` is asked: any passkey of this site. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** Browsers add members of their own, which nobody here reads. */
const NewCredential = z.object({
  id: CredentialId,
  type: PublicKey,
  response: z.object({
    clientDataJSON: Bytes(4_000),
    attestationObject: Bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
const Assertion = z.object({
  id: CredentialId,
  type: PublicKey,
  response: z.object({
    clientDataJSON: Bytes(4_000),
    authenticatorData: Bytes(4_000),
    signature: Bytes(4_000),
    userHandle: Bytes(200).nullish(),
  }),
});

const PasskeyName = shortText(40, 'Please give the passkey a name.');

/** A passkey as its owner knows it; its key stays on the server. */
export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
  /** Kept by a password manager and so on all devices of its owner. */
  is_synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Signing in without a password: the device proves its owner by touch, face or PIN. */
export const passkeysContract = {
  /** Somebody who knows the password is given the question for the device; good once, for ten minutes. */
  beginPasskey: defineEndpoint({
    id: 'beginPasskey',
    method: 'POST',
    path: '/api/passkeys/begin',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ password: CurrentPassword }),
    responses: { 200: z.object({ options: CreationOptions }), 409: Problem, 422: Problem, 429: Problem },
  }),
  addPasskey: defineEndpoint({
    id: 'addPasskey',
    method: 'POST',
    path: '/api/passkeys',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ name: PasskeyName, credential: NewCredential }),
    responses: { 201: z.object({ passkey: Passkey }), 422: Problem },
  }),
  renamePasskey: defineEndpoint({
    id: 'renamePasskey',
    method: 'PATCH',
    path: '/api/passkeys/:passkeyId',
    service: 'accounts',
    audience: 'user',
    params: z.object({ passkeyId: PasskeyId }),
    body: z.strictObject({ name: PasskeyName }),
    responses: { 200: z.object({}), 404: Problem },
  }),
  removePasskey: defineEndpoint({
    id: 'removePasskey',
    method: 'POST',
    path: '/api/passkeys/:passkeyId/remove',
    service: 'accounts',
    audience: 'user',
    params: z.object({ passkeyId: PasskeyId }),
    body: z.strictObject({ password: CurrentPassword }),
    responses: { 200: z.object({}), 404: Problem, 422: Problem, 429: Problem },
  }),
  /** The question for any device; asked as well by a page that only offers passkeys beside its fields. */
  beginPasskeyLogin: defineEndpoint({
    id: 'beginPasskeyLogin',
    method: 'POST',
    path: '/api/auth/passkey/begin',
    service: 'accounts',
    audience: 'public',
    quiet: true,
    responses: { 200: z.object({ options: RequestOptions }), 429: Problem },
  }),
  /** A passkey is a strong sign-in by itself: no second factor is asked for. */
  loginWithPasskey: defineEndpoint({
    id: 'loginWithPasskey',
    method: 'POST',
    path: '/api/auth/passkey',
    service: 'accounts',
    audience: 'public',
    body: z.strictObject({ credential: Assertion }),
    responses: { 200: SignedIn, 422: Problem, 429: Problem },
  }),
};
