import type { WishOnPage } from '@wishbow/contracts/wishes';
import { dateOnlyIn, formatDayWithYear } from '@wishbow/domain/date-only';
import { formatWholeUsd } from '@wishbow/domain/money';
import { RibbonProgress } from '@wishbow/ui/ribbon-progress';
import { PAYOUT_REQUESTED_TEXT } from '../../shared/wishes/use-request-payout.ts';
import { fundOf } from '../../shared/wishes/wish-facts.ts';
import classes from './fund-line.module.css';

/** How far a fund has come, in words beside the ribbon, and that it is closed once a payout is requested. */
export function FundLine({ wish }: { wish: WishOnPage }) {
  const { raised, percent } = fundOf(wish);
  const payout = payoutText(wish);
  return (
    <div className={classes.fund}>
      <RibbonProgress label={wish.title} percent={percent} />
      <p>
        <b>{formatWholeUsd(raised)} so far</b>
        <span>{formatWholeUsd(wish.remaining_amount ?? wish.price)} to go</span>
      </p>
      {payout && <p>{payout}</p>}
    </div>
  );
}

function payoutText({ payout_requested, payout_dispatched }: WishOnPage): string | undefined {
  if (payout_dispatched) return `Payout mailed on ${formatDayWithYear(dateOnlyIn(new Date(payout_dispatched)))}`;
  return payout_requested ? PAYOUT_REQUESTED_TEXT : undefined;
}
