import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Paths whose values never reach a log, at any depth that our log lines use. */
const SECRETS = [
  'password',
  'password_confirmation',
  'token',
  'authorization',
  'cookie',
  'email',
  'address',
  'secret',
  'number',
  'cvc',
];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** Structured lines with the service's name; secrets and personal data are replaced. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name: service,
    level,
    redact: { paths: [...REDACTED, 'req.headers["set-cookie"]'], censor: '[redacted]' },
    base: { service },
  };
  return destination ? pino(options, destination) : pino(options);
}
