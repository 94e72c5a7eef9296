/** Our own processes. The order is the one they are announced and started in; the BFF opens the site last. */
export const SERVICES = ['sandbox', 'accounts', 'social', 'wishlists', 'catalog', 'orders', 'bff'] as const;
export type Service = (typeof SERVICES)[number];

/** What listens on a private port: all of them but the BFF, the sandbox's mail server, the stores, and the launcher itself. */
const PRIVATE = [
  'sandbox',
  'accounts',
  'social',
  'wishlists',
  'catalog',
  'orders',
  'mail',
  'mongo',
  'redis',
  'launcher',
] as const;
export const privatePortNames: readonly (typeof PRIVATE)[number][] = PRIVATE;
export type Ports = Record<(typeof PRIVATE)[number], number>;
