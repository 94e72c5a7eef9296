import type { PostalAddress } from '@wishbow/contracts/people';
import type { Logger } from '@wishbow/service/logging/logger';
import type { AddressChecker, CheckedAddress } from './address-checker.ts';

/** An address that can be shipped to, as the service spells it; or what stands in the way. */
export type AddressChecked =
  | { ok: true; address: PostalAddress }
  | { ok: false; refusal: Exclude<CheckedAddress, { kind: 'valid' }> | { kind: 'unavailable' } };

export interface TypedAddress {
  readonly address: PostalAddress;
  /** Takes what was typed where the check could not be made, and only there. */
  readonly useAsEntered: boolean;
}

export type CheckTypedAddress = (typed: TypedAddress) => Promise<AddressChecked>;

/** @param checker undefined where the check is skipped (the local environment of the specification). */
export const checkAddress =
  (checker: AddressChecker | undefined, logger: Logger): CheckTypedAddress =>
  async ({ address, useAsEntered }) => {
    const checked = checker ? await ask(checker, address, logger) : { kind: 'valid' as const, address };
    if (checked.kind === 'valid') return { ok: true, address: checked.address };
    if (checked.kind === 'unavailable' && useAsEntered) return { ok: true, address };
    return { ok: false, refusal: checked };
  };

async function ask(checker: AddressChecker, address: PostalAddress, logger: Logger) {
  try {
    return await checker.check(address);
  } catch (error) {
    logger.warn({ err: error }, 'address verification is unavailable');
    return { kind: 'unavailable' as const };
  }
}
