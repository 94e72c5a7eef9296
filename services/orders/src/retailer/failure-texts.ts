const NOT_CHARGED = 'You were not charged.';

/** What a failed order says to its buyer, by the retailer's code. */
const TEXTS: Readonly<Record<string, string>> = {
  max_price_exceeded: 'The price at the store rose above what you agreed to.',
  product_unavailable: 'The store has run out of it.',
  expired_product_id: 'The store no longer sells it.',
  item_not_supported: 'The store does not ship it as a gift.',
  max_quantity_exceeded: 'The store does not sell that many at once.',
  invalid_quantity: 'The store does not sell that many at once.',
  invalid_address: 'The store could not find the address.',
  shipping_address_refused: 'The store does not ship to the address.',
  shipping_address_unavailable: 'The store does not ship to the address.',
  shipping_method_unavailable: 'It would arrive later than you allowed.',
  // Our own: an admin found out that nothing was ordered.
  not_placed: 'The store did not place the order.',
  max_delivery_days_exceeded: 'It would arrive later than you allowed.',
};

/** Two sentences for the buyer: what happened, and that it cost nothing. */
export const retailerFailureText = (code: string): string =>
  `${TEXTS[code] ?? 'The store could not take the order.'} ${NOT_CHARGED}`;
