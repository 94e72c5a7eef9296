import { environmentFlag, parseEnvironment, ServiceEnvironment } from '@wishbow/service/service-environment';
import * as z from 'zod';

const AccountsEnvironment = ServiceEnvironment.extend({
  /** Smarty's keys; without them the address check talks to the sandbox. */
  SMARTY_AUTH_ID: z.string().default('sandbox'),
  SMARTY_AUTH_TOKEN: z.string().default('sandbox'),
  /** Where the address services answer, when it is not Smarty itself. */
  SMARTY_URL: z.url().optional(),
  /** The mail server, with credentials where it wants them; the sandbox's unless a real one is named. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:4925'),
  /** Seals the secrets of authenticator apps; the internal secret unless stated. Whoever changes it locks people out. */
  SECOND_FACTOR_SECRET: z.string().min(32).optional(),
  /** A provider of OpenID Connect that people can sign in with: its address, and what it knows this site by. */
  OPENID_ISSUER: z.url().optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  /** What people call it. */
  OPENID_NAME: z.string().default('OpenID'),
  /** Whom our mails come from. */
  MAIL_FROM: z.string().default('Wishbow <hello@wishbow.example>'),
  /** The specification skips the address check in the local environment. */
  CHECK_ADDRESSES: environmentFlag,
});
export type AccountsConfig = z.infer<typeof AccountsEnvironment>;

/** @throws Error naming every variable that is missing or wrong. */
export const readConfig = (env: Record<string, string | undefined>): AccountsConfig =>
  parseEnvironment(AccountsEnvironment, env);
