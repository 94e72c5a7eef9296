import type { PostalAddress } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Logger } from '@wishbow/service/logging/logger';
import type { PersonRepository } from '../people/person-repository.ts';
import type { AddressChecker, CheckedAddress } from './address-checker.ts';

export type AddressUpdated =
  | { ok: true; address: PostalAddress }
  | { ok: false; refusal: Exclude<CheckedAddress, { kind: 'valid' }> | { kind: 'unavailable' } };

export interface AddressToSave {
  readonly address: PostalAddress;
  /** Saves what was typed where the check could not be made, and only there. */
  readonly useAsEntered: boolean;
}

/**
 * Checks a person's own address and saves it as the service spells it.
 * @param checker undefined where the check is skipped (the local environment of the specification).
 */
export const updateAddress =
  (people: PersonRepository, checker: AddressChecker | undefined, logger: Logger) =>
  async (userId: UserId, { address, useAsEntered }: AddressToSave): Promise<AddressUpdated> => {
    const checked = checker ? await ask(checker, address, logger) : { kind: 'valid' as const, address };
    if (checked.kind === 'valid' || (checked.kind === 'unavailable' && useAsEntered)) {
      const saved = checked.kind === 'valid' ? checked.address : address;
      await people.changeAddress(userId, saved);
      return { ok: true, address: saved };
    }
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
