import { type DestinationStream, type Logger, pino } from 'pino';
import { traceIdNow } from '../tracing/trace-context.ts';

export type { Logger } from 'pino';

/** Paths whose values never reach a log, at any depth that our log lines use. */
const SECRETS = [
  'password',
  'current_password',
  'password_confirmation',
  'passwordHash',
  'token',
  'pending_token',
  'recovery_codes',
  'binding',
  'authorization',
  'cookie',
  'email',
  'emailKey',
  // What a database names as the value that somebody has already.
  'keyValue',
  'address',
  'secret',
  'number',
  'cvc',
];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

const EMAIL = /[^\s@"'<>(){}]+@[^\s@"'<>(){}]+\.[\w-]+/g;
const withoutEmails = (text: string): string => text.replace(EMAIL, '[redacted]');

/** Words of errors come from elsewhere and may name people: a database tells which address is taken. */
function redactError(error: Error) {
  const told = pino.stdSerializers.err(error);
  return { ...told, message: withoutEmails(told.message), stack: withoutEmails(told.stack) };
}

/** By which a line is found beside the spans of what it was part of. */
function traced(): { trace_id?: string } {
  const traceId = traceIdNow();
  return traceId === undefined ? {} : { trace_id: traceId };
}

/** Structured lines with the service's name; secrets and personal data are replaced. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name: service,
    level,
    redact: { paths: [...REDACTED, 'req.headers["set-cookie"]'], censor: '[redacted]' },
    serializers: { err: redactError },
    base: { service },
    mixin: traced,
  };
  return destination ? pino(options, destination) : pino(options);
}
