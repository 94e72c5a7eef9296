import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import { removeCart } from '../cart/cart-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { forgetShipTo } from './order-repository.ts';

/** What this service does when a person is deleted: their cart goes, and their name and address on settled orders. */
export const forgottenPeople = ({ connection }: Pick<Dependencies, 'connection'>): EventHandlers => ({
  'accounts.person_deleted': async ({ userId }) => {
    await removeCart(connection, userId);
    await forgetShipTo(connection, userId);
  },
});
