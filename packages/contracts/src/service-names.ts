/** Every process that answers calls; `bff` composes, the others own data. */
export const SERVICE_NAMES = ['accounts', 'social', 'wishlists', 'catalog', 'orders', 'bff'] as const;

export type ServiceName = (typeof SERVICE_NAMES)[number];
