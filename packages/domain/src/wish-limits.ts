/** Units of one wish that can be wanted, and so given at once. RELIABILITY.md section 2. */
export const MOST_WANTED = 99;

/** In code points, as `codePointCount` counts. */
export const LONGEST_WISH_TITLE = 250;

/** What an owner writes beside a wish, in code points. */
export const LONGEST_NOTE = 1000;
