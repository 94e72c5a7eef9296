import type { UserId } from '@wishbow/contracts/wire-types';
import type { PersonRepository } from '../people/person-repository.ts';
import type { AddressChecked, CheckTypedAddress, TypedAddress } from './check-address.ts';

/** Checks a person's own address and saves it as the service spells it. */
export const updateAddress =
  (people: PersonRepository, check: CheckTypedAddress) =>
  async (userId: UserId, typed: TypedAddress): Promise<AddressChecked> => {
    const checked = await check(typed);
    if (checked.ok) await people.changeAddress(userId, checked.address);
    return checked;
  };
