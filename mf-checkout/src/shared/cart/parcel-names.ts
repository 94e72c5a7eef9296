import type { CartParcel } from '@wishbow/contracts/cart';

type ForWhom = Pick<CartParcel, 'to_user' | 'invited_email'>;

/** Who a parcel is for, in full: an invited person is known by their email address alone. */
export const fullNameOf = ({ to_user: person, invited_email: email }: ForWhom): string =>
  person?.name ?? email ?? 'somebody';

/** The same in a sentence. */
export const shortNameOf = ({ to_user: person, invited_email: email }: ForWhom): string =>
  person?.firstName ?? email ?? 'somebody';

/** Whether the invited person is asked where it goes. */
export const asksForAddress = ({
  invited_email: email,
  ship_to: place,
}: Pick<CartParcel, 'invited_email' | 'ship_to'>): boolean => email !== null && place === 'them';
