/**
 * The sites that journeys run against: one per screen, each with its own processes and data, so that both screens are
 * tried at the same time and none sees what the other does.
 */
export const SITES = {
  desktop: { port: 3900, url: 'http://localhost:3900', data: '.build/e2e/desktop' },
  phone: { port: 3910, url: 'http://localhost:3910', data: '.build/e2e/phone' },
} as const;
