import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Gives a browser a device that keeps passkeys and whose sensor is always touched, like a telephone in its owner's hand. */
export async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HALF_MINUTE_MS = 30_000;

/** What an authenticator app shows. @param halfMinutesLater 1 is the code after the present one. */
export function appCode(secret: string, halfMinutesLater = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / HALF_MINUTE_MS) + halfMinutesLater));
  const digest = createHmac('sha1', key).update(step).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0x0f) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
