import { z } from 'zod';

/** The outside companies this process stands in for, as `/__control/:provider` names them. */
export const Provider = z.enum(['retailer', 'stripe', 'addresses', 'mail']);
export type Provider = z.infer<typeof Provider>;
