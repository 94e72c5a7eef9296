import type { Birth } from '../demo-clock.ts';

/** The wrapping paper behind a profile's name. */
export type WrappingPaper = 'bows' | 'dots' | 'stripe' | 'scallop' | 'check' | 'confetti';

/** One person as the story knows them: days count from now, the address names a ZIP code and a line of the sandbox. */
export type PersonRow = {
  name: readonly [first: string, last: string];
  username: string;
  bio: string;
  paper: WrappingPaper;
  birthday: Birth;
  home?: readonly [zip: string, street: string, unit?: string];
  joinedDaysAgo: number;
} & Partial<PersonExtras>;

type PersonExtras = {
  email: string;
  isAdmin: boolean;
  isPrivate: boolean;
  hidesBirthday: boolean;
  showsAddressToFollowers: boolean;
  isUnverified: boolean;
  cards: readonly { brand: 'visa' | 'mastercard' | 'amex'; last4: string }[];
};
