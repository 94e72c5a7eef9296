/**
 * The variables of the site: everything is logged, so that logs can be read for what should not be in them; and however
 * long a run takes, nothing that was ordered is on a truck yet.
 */
export const siteVariables = (): NodeJS.ProcessEnv => ({
  ...process.env,
  LOG_LEVEL: 'debug',
  RETAILER_SHIP_MS: '86400000',
});
