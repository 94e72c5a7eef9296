import { type Cents, NO_MONEY } from '@wishbow/domain/money';
import { refundDue } from '@wishbow/domain/refund';
import { isFaultOfRetailer, isReturnedWithoutRefund } from '@wishbow/domain/return-reasons';
import type { OrderRow, ReturnRow } from '../orders/order-row.ts';
import { lineId } from '../orders/order-view.ts';

export interface ReturningItem {
  readonly id: string;
  /** undefined: all of the line. */
  readonly quantity?: number | undefined;
}

/** The lines that are meant, each once; undefined where one was not bought, not that often, or named twice. */
export function returnedLines(order: OrderRow, items: readonly ReturningItem[]): ReturnRow['items'] | undefined {
  const meant = items.map(({ id, quantity }) => {
    const line = order.lines.findIndex((_line, index) => lineId(order, index) === id);
    return { line, quantity: quantity ?? order.lines[line]?.quantity ?? 0 };
  });
  const isBought = meant.every(({ line, quantity }) => quantity <= (order.lines[line]?.quantity ?? -1));
  const isNamedOnce = new Set(meant.map(({ line }) => line)).size === meant.length;
  return isBought && isNamedOnce ? meant.toSorted((a, b) => a.line - b.line) : undefined;
}

/** Whether the buyer asks for the very return that is under way. */
export const isSameReturn = (
  { reason, items }: Pick<ReturnRow, 'reason' | 'items'>,
  other: Pick<ReturnRow, 'reason' | 'items'>,
): boolean => reason === other.reason && JSON.stringify(plain(items)) === JSON.stringify(plain(other.items));

const plain = (items: ReturnRow['items']) => items.map(({ line, quantity }) => [line, quantity]);

const unitsBack = ({ lines }: OrderRow, { items }: ReturnRow): number[] =>
  lines.map((_line, index) => items.find(({ line }) => line === index)?.quantity ?? 0);

/** What is due once the return has come back. */
export const dueForReturn = (order: OrderRow, returning: ReturnRow): Cents =>
  isReturnedWithoutRefund(returning.reason)
    ? NO_MONEY
    : refundDue(order, unitsBack(order, returning), { isOurFault: isFaultOfRetailer(returning.reason) });

/** Nothing of the order stays with its recipient. */
export const isWholeOrder = (order: OrderRow, returning: ReturnRow): boolean =>
  unitsBack(order, returning).every((units, index) => units === order.lines[index]?.quantity);
