/**
 * How long the card processor takes over something that others are to meet under way: most of the 5 s that it is given,
 * so that they come in time on a busy machine, too.
 */
export const ALMOST_TOO_LONG_MS = 4_500;

/** The beginning of a hold alone: what was held before is captured under an address that begins alike. */
export const HOLD_BEGUN = { method: 'POST', path: '/v1/payment_intents', contains: 'capture_method' };
