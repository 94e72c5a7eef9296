import type { Outcome } from './outcome.ts';
import { EndingCode } from './retailer-error.ts';

/** A product that exists to misbehave. Its number starts with SBX; searching for "sandbox" lists them all. */
export type MagicProduct = {
  productId: string;
  title: string;
  outcome: Outcome;
  isOrderable: boolean;
  hasPrice: boolean;
  hasOffers: boolean;
};

const magic = (productId: string, title: string, rest: Partial<MagicProduct>): MagicProduct => ({
  productId,
  title: `Sandbox: ${title}`,
  outcome: {},
  isOrderable: true,
  hasPrice: true,
  hasOffers: true,
  ...rest,
});

/** SBX0000001, SBX0000002 ... in the order of the error codes: ordering one ends with that error. */
const failing = EndingCode.options.map((error, index) =>
  magic(`SBX${String(index + 1).padStart(7, '0')}`, `ends with ${error}`, { outcome: { error } }),
);

export const magicProducts: readonly MagicProduct[] = [
  ...failing,
  magic('SBXFLIP001', 'fails, then turns out to be placed', {
    outcome: { error: 'order_probably_placed', flip_after_ms: 1_000 },
  }),
  magic('SBXSTUCK01', 'stays processing', { outcome: { stays_processing: true } }),
  magic('SBXTAXED01', 'costs a tax nobody quoted', { outcome: { tax_cents: 499 } }),
  magic('SBXDEARER1', 'costs more by the time it is ordered', { outcome: { price_change_cents: 250 } }),
  magic('SBXCANCEL1', 'is cancelled at the second look', { outcome: { cancellation: 'attempts_first' } }),
  magic('SBXCANCEL2', 'cannot be cancelled', { outcome: { cancellation: 'stuck' } }),
  magic('SBXREFUND1', 'is refunded without a return', { outcome: { return: 'immediate_refund' } }),
  magic('SBXREFUSE1', 'is not taken back', { outcome: { return: 'refused' } }),
  magic('SBXINVALID', 'cannot be ordered', { isOrderable: false }),
  magic('SBXNOPRICE', 'has no price', { hasPrice: false }),
  magic('SBXNOOFFER', 'shows an empty offers page', { hasOffers: false }),
];

const byProductId = new Map(magicProducts.map((product) => [product.productId, product]));
export const findMagicProduct = (productId: string): MagicProduct | undefined => byProductId.get(productId);
