import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';

/** The service that tells people, which here only remembers what it was told. */
export function createFakeSocial() {
  const events = new Map<string, DomainEvent>();
  const follow = new Map<UserId, 'none' | 'approved' | 'blocked'>();
  const addressAccess = new Map<UserId, 'approved' | null>();
  const remember = async (_payload: unknown, event: DomainEvent) => {
    events.set(event.id, event);
  };
  return {
    routes: () =>
      eventRoutes({
        'orders.order_placed': remember,
        'orders.order_failed': remember,
        'orders.order_shipped': remember,
        'orders.order_delivered': remember,
        'orders.order_cancelled': remember,
        'orders.order_refunded': remember,
        'orders.gift_claimed': remember,
        'orders.gift_unclaimed': remember,
        'orders.return_label_ready': remember,
        'orders.return_refused': remember,
        'orders.custom_gift_given': remember,
        'orders.custom_gift_undone': remember,
        'orders.contribution_made': remember,
        'orders.contribution_refunded': remember,
        'orders.payout_requested': remember,
        'orders.credit_granted': remember,
        'orders.payout_dispatched': remember,
        'orders.payout_rejected': remember,
      }),
    /** Everybody follows everybody, and nobody's address is told. */
    standingRoutes: () =>
      implement(
        { listStandings: socialInternalContract.listStandings },
        {
          listStandings: async ({ body: { ownerIds } }) => ({
            status: 200,
            body: {
              standings: ownerIds.map((ownerId) => ({
                ownerId,
                follow: follow.get(ownerId) ?? 'approved',
                addressAccess: addressAccess.get(ownerId) ?? null,
              })),
            },
          }),
        },
      ),
    /** How everybody stands to one person from now on. */
    stand: (
      ownerId: UserId,
      standing: { follow?: 'none' | 'approved' | 'blocked'; addressAccess?: 'approved' | null },
    ) => {
      if (standing.follow) follow.set(ownerId, standing.follow);
      addressAccess.set(ownerId, standing.addressAccess ?? null);
    },
    /** What was told with them, in the same order. */
    payloadsAbout: (orderId: string) =>
      [...events.values()].filter(({ aggregateId }) => aggregateId === orderId).map(({ payload }) => payload),
    /** Types of the events of one order, in the order in which they came. */
    toldAbout: (orderId: string) =>
      [...events.values()].filter(({ aggregateId }) => aggregateId === orderId).map(({ type }) => type),
  };
}
