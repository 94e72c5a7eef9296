/**
 * The variables of the site: everything is logged, so that logs can be read for what should not be in them; and however
 * long a run takes, nothing that was ordered is on a truck yet.
 */
export const siteVariables = (): NodeJS.ProcessEnv => ({
  ...process.env,
  LOG_LEVEL: 'debug',
  RETAILER_SHIP_MS: '86400000',
});

/** Where the site keeps its documents: where the variables above say, or at this port. */
export const siteDatabaseUrl = (port: number): string =>
  process.env.MONGODB_URL ?? `mongodb://127.0.0.1:${port}/?directConnection=true`;
