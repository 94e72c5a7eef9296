import type { Difference, ListedOrder, OurOrder } from './books.ts';

/**
 * Compares our orders with the retailer's list, both ways.
 * @param known every order of ours, those that are still under way too.
 * @param settled those of them that nothing is under way with.
 */
export function compareOrders(
  known: ReadonlySet<string>,
  settled: readonly OurOrder[],
  listed: readonly ListedOrder[],
): Difference[] {
  const ourRequests = new Set(settled.map(({ requestId }) => requestId));
  const isOurs = ({ orderId, requestId }: ListedOrder) =>
    ourRequests.has(requestId) || (orderId !== undefined && known.has(orderId));
  const isAnother = ({ orderId, requestId }: ListedOrder) =>
    settled.some(
      (ours) => ours.id === orderId && ours.isPlaced && ![ours.requestId, ours.calledBack].includes(requestId),
    );
  const strange = listed.filter((order) => order.isPlaced && (!isOurs(order) || isAnother(order)));
  return [
    ...strange.map(({ requestId }): Difference => {
      return { kind: 'order_of_nobody', reference: requestId, ours: 0, theirs: 1 };
    }),
    ...settled.flatMap((ours) => differenceOf(ours, listed)),
  ];
}

function differenceOf({ id, requestId, isPlaced }: OurOrder, listed: readonly ListedOrder[]): Difference[] {
  const theirs = listed.filter((order) => order.requestId === requestId || order.orderId === id);
  const isPlacedThere = theirs.some((order) => order.isPlaced);
  if (isPlaced === isPlacedThere) return [];
  const kind = isPlaced ? 'order_missing_at_retailer' : 'order_placed_only_there';
  return [{ kind, reference: id, ours: Number(isPlaced), theirs: Number(isPlacedThere) }];
}
