import { randomBytes } from 'node:crypto';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { MailRepository } from '../mail/mail-repository.ts';
import { BUSY } from '../passwords/password-hash.ts';
import type { Person } from '../people/person-repository.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { Seal } from './sealed-secret.ts';
import type { SecondFactorRepository } from './second-factor-repository.ts';
import { otpAuthUri, stepOfCode, toBase32 } from './totp.ts';

export interface SecondFactorDeps {
  readonly connection: Connection;
  readonly secondFactors: SecondFactorRepository;
  readonly seal: Seal;
  readonly mails: MailRepository;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

const SECRET_BYTES = 20;

/** A secret for an app; undefined where one is in use. Nothing is asked for at the door before a code of it came. */
export const prepareSecondFactor =
  ({ secondFactors, seal }: SecondFactorDeps) =>
  async ({ id, email }: Person): Promise<{ secret: string; uri: string } | undefined> => {
    const secret = randomBytes(SECRET_BYTES);
    if (!(await secondFactors.prepare(id, seal.seal(secret, id)))) return undefined;
    return { secret: toBase32(secret), uri: otpAuthUri(secret, email) };
  };

export type TurnedOn = { ok: true; codes: string[] } | { ok: false; reason: 'not_prepared' | 'wrong_code' | 'busy' };

/** Turns the second factor on with a first code of the app, and tells the recovery codes. */
export const turnOnSecondFactor =
  ({ connection, secondFactors, seal, mails, wakeMailer, now }: SecondFactorDeps) =>
  async (userId: UserId, code: string): Promise<TurnedOn> => {
    const factor = await secondFactors.find(userId);
    if (!factor || factor.enabledAt) return { ok: false, reason: 'not_prepared' };
    const step = stepOfCode(seal.open(factor.sealedSecret, userId), code, now());
    if (step === undefined) return { ok: false, reason: 'wrong_code' };
    const made = await newRecoveryCodes();
    if (made === BUSY) return { ok: false, reason: 'busy' };
    const { codes, codeSalt, codeHashes } = made;
    const isOn = await inTransaction(connection, async (session) => {
      const enabledAt = now();
      const on = { codeSalt, codeHashes, step, enabledAt };
      if (!(await secondFactors.enable(factor, on, session))) return false;
      const key = `second_factor_on:${userId}:${enabledAt.getTime()}`;
      const job = { kind: 'security_notice', userId, notice: 'second_factor_on' } as const;
      await mails.add({ key, job, now: enabledAt }, session);
      return true;
    });
    if (!isOn) return { ok: false, reason: 'not_prepared' };
    wakeMailer();
    return { ok: true, codes };
  };

/** Takes the second factor off. */
export const turnOffSecondFactor =
  ({ connection, secondFactors, mails, wakeMailer, now }: SecondFactorDeps) =>
  async (userId: UserId): Promise<void> => {
    await inTransaction(connection, async (session) => {
      if (!(await secondFactors.remove(userId, session))) return;
      const key = `second_factor_off:${userId}:${now().getTime()}`;
      const job = { kind: 'security_notice', userId, notice: 'second_factor_off' } as const;
      await mails.add({ key, job, now: now() }, session);
    });
    wakeMailer();
  };
