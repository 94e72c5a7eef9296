/** The name of a list, in code points. */
export const LONGEST_LIST_NAME = 80;

/** How many lists a person can keep. Their order is told in one call that names them all. */
export const MOST_WISHLISTS = 200;
