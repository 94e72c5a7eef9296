/**
 * How long the card processor takes over something that others are to meet under way: most of the 5 s that it is given,
 * so that they come in time on a busy machine, too.
 */
export const ALMOST_TOO_LONG_MS = 4_500;
