/**
 * The sites that journeys run against, each with its own data, so that what people of the demo do at one screen is not
 * seen by those at the other. The one runs every service as a process of its own, so that a journey may kill one; the
 * other all of them in one process, as `npm start` does.
 */
export const SITES = {
  desktop: { port: 3900, url: 'http://localhost:3900', data: '.build/e2e/desktop', options: ['--processes'] },
  phone: { port: 3910, url: 'http://localhost:3910', data: '.build/e2e/phone', options: [] },
} as const;

/** The site on which processes are made to fail for a long while: nobody else may be on it. */
export const OUTAGES_SITE = {
  port: 3920,
  url: 'http://localhost:3920',
  data: '.build/e2e/outages',
  options: ['--processes'],
} as const;
