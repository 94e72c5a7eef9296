import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';

/** The service that tells people, which here only remembers what it was told. */
export function createFakeSocial() {
  const events = new Map<string, DomainEvent>();
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
      }),
    /** Types of the events of one order, in the order in which they came. */
    toldAbout: (orderId: string) =>
      [...events.values()].filter(({ aggregateId }) => aggregateId === orderId).map(({ type }) => type),
  };
}
