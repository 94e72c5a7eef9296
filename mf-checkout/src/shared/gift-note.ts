/** The retailer prints at most this many characters on the gift note. */
export const LONGEST_GIFT_NOTE = 240;
