import type { LauncherConfig } from '../config.ts';

type Variable = keyof LauncherConfig;

export type OutsideService = {
  /** What it does for the site. */
  task: string;
  /** Who does it in production. */
  provider: string;
  /** It is used when all of these are set; otherwise the sandbox stands in. */
  variables: readonly Variable[];
};

/** Everything the site asks of somebody else. */
export const outsideServices: readonly OutsideService[] = [
  {
    task: 'cards',
    provider: 'Stripe',
    variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  { task: 'retailer', provider: 'the retailer', variables: ['RETAILER_TOKEN'] },
  { task: 'addresses', provider: 'Smarty', variables: ['SMARTY_AUTH_ID', 'SMARTY_AUTH_TOKEN'] },
  { task: 'mail', provider: 'your mail server', variables: ['SMTP_URL'] },
];

export const isReal = ({ variables }: OutsideService, config: LauncherConfig): boolean =>
  variables.every((variable) => config[variable] !== undefined);

/** True when at least one outside service is missing its keys. */
export const needsSandbox = (config: LauncherConfig): boolean =>
  outsideServices.some((service) => !isReal(service, config));
