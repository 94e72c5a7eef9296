import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import { UserId } from '@wishbow/contracts/wire-types';

const person = (id: string, username: string, firstName: string, lastName: string): PersonRecord => ({
  id: UserId.parse(id),
  username,
  name: `${firstName} ${lastName}`,
  firstName,
  lastName,
  details: { avatar: null, bio: '', birthday: null, wrapping_paper: 'bows' },
  settings: { private: false, show_birthday: false, show_address: 'requests' },
});

export const maya = person('64b000000000000000000001', 'maya', 'Maya', 'Okafor');
export const jonah = person('64b000000000000000000002', 'jonah', 'Jonah', 'Becker');

/** Ten people who all want to give the same thing. */
export const crowd = Array.from({ length: 10 }, (_, index) =>
  person(`64b0000000000000000001${String(index).padStart(2, '0')}`, `giver_${index}`, 'Giver', String(index)),
);

/** Shows themself to followers alone. */
export const hermit: PersonRecord = {
  ...person('64b000000000000000000003', 'hermit', 'Bao', 'Tran'),
  settings: { private: true, show_birthday: false, show_address: 'requests' },
};

/** So many that a cart for all of them has more parcels than one look at the card processor's books shows. */
export const neighbours = Array.from({ length: 25 }, (_, index) =>
  person(`64b0000000000000000002${String(index).padStart(2, '0')}`, `neighbour_${index}`, 'Neighbour', String(index)),
);

export const everybody = [maya, jonah, hermit, ...crowd, ...neighbours];
