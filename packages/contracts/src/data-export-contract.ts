import * as z from 'zod';
import { NonOrderActivity, OrderActivity } from './activities.ts';
import { Cart } from './cart.ts';
import { CreditEntry } from './credit-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { Said } from './likes-contract.ts';
import { NotificationSettings } from './notification-settings-contract.ts';
import { Order } from './orders.ts';
import { Giving } from './orders-contract.ts';
import { SessionSummary } from './own-account-contract.ts';
import { Me } from './people.ts';
import { Problem } from './problem.ts';
import { Relationship } from './relationships.ts';
import { Instant } from './wire-types.ts';
import { GiftedWish, Wish } from './wishes.ts';
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
  cart: Cart,
  gifts: z.object({ received: z.array(GiftedWish), given: z.array(GiftedWish) }),
  ...Giving.shape,
  ...Said.shape,
  llama_bucks: z.array(CreditEntry),
  /** What they are told of, and where. */
  notification_settings: NotificationSettings,
  /** What they did, as it is told to those who follow them. */
  activities: z.object({ orders: z.array(OrderActivity), others: z.array(NonOrderActivity) }),
});
export type DataExport = z.infer<typeof DataExport>;

export const dataExportContract = {
  /**
   * One's own data as a file: account, sessions, people, lists with their wishes, orders, cart, gifts and contributions,
   * comments, likes, Llama Bucks, activities, notification settings. Where a service is away there is no export: half of one would be taken for the whole.
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
