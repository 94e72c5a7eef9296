import pino, { type Logger } from 'pino';

/** One line of JSON per happening, on standard output. */
export const createLog = (level: string): Logger => pino({ name: 'sandbox', level });
