import { z } from 'zod';

const secret = z.string().min(1).optional();

/** Each of these replaces one embedded part by the real one; none is needed. */
const Environment = z.object({
  /** Not a URL to zod, which knows no list of hosts. */
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//)
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  RETAILER_TOKEN: secret,
  SMARTY_AUTH_ID: secret,
  SMARTY_AUTH_TOKEN: secret,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whom people can sign in with, beside email and password; nobody unless all three are given. */
  /** `true`: the sandbox is a provider to sign in with, for trying. */
  SANDBOX_ID: z.enum(['true', 'false']).default('false'),
  OPENID_ISSUER: z.url().optional(),
  OPENID_CLIENT_ID: secret,
  OPENID_CLIENT_SECRET: secret,
  OPENID_NAME: secret,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
});
export type LauncherConfig = z.infer<typeof Environment>;

/** Reads what the machine provides; throws a ZodError that names the variable when one is malformed. */
export const readConfig = (env: NodeJS.ProcessEnv): LauncherConfig => Environment.parse(env);

/** The variables of this process, for the children and parts it starts. */
export const inheritedEnvironment = (): NodeJS.ProcessEnv => process.env;
