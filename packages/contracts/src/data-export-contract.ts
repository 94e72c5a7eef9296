import * as z from 'zod';
import { CreditEntry } from './credit-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { Order } from './orders.ts';
import { SessionSummary } from './own-account-contract.ts';
import { Me } from './people.ts';
import { Problem } from './problem.ts';
import { Relationship } from './relationships.ts';
import { Instant } from './wire-types.ts';
import { Wish } from './wishes.ts';
import { Wishlist } from './wishlists.ts';

/** Everything a person has told us, as they see it themselves. */
export const DataExport = z.object({
  exported_at: Instant,
  account: Me,
  sessions: z.array(SessionSummary),
  followers: z.array(Relationship),
  following: z.array(Relationship),
  wish_lists: z.array(z.object({ wish_list: Wishlist, wishes: z.array(Wish), gifted: z.array(Wish) })),
  orders: z.array(Order),
  llama_bucks: z.array(CreditEntry),
});
export type DataExport = z.infer<typeof DataExport>;

export const dataExportContract = {
  /**
   * One's own data as a file: account, sessions, people, lists with their wishes, orders, Llama Bucks. Comments, likes,
   * gifts without an order, contributions and the cart are not in it yet. Where a service is away there is no export.
   */
  exportData: defineEndpoint({
    id: 'exportData',
    method: 'GET',
    path: '/api/exportData',
    service: 'bff',
    audience: 'user',
    responses: { 200: DataExport, 401: Problem, 429: Problem },
  }),
};
