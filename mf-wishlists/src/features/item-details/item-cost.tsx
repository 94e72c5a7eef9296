import { ITEM_UNAVAILABLE } from '@wishbow/domain/item-unavailable';
import { CostLines } from './cost-lines.tsx';
import { FundLine } from './fund-line.tsx';
import classes from './item-view.module.css';
import { shownItemOf } from './shown-item.ts';
import type { ItemOnView } from './use-item-on-view.ts';

/** What it costs: with shipping and fee from the catalogue, how far a fund is, or that it cannot be had. */
export function ItemCost({ view: { wish, item, offer, isOfferLoading, isUnavailable } }: { view: ItemOnView }) {
  if (isUnavailable) return <p className={classes.unavailable}>{ITEM_UNAVAILABLE}</p>;
  if (wish?.fund) return <FundLine wish={wish} />;
  const { priceCents } = shownItemOf(wish, item);
  if (wish?.external || priceCents === null) return null;
  return <CostLines priceCents={priceCents} offer={offer ?? null} isLoading={isOfferLoading} />;
}
