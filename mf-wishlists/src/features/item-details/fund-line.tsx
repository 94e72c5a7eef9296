import type { Wish } from '@wishbow/contracts/wishes';
import { formatWholeUsd } from '@wishbow/domain/money';
import { RibbonProgress } from '@wishbow/ui/ribbon-progress';
import { fundOf } from '../../shared/wishes/wish-facts.ts';
import classes from './fund-line.module.css';

/** How far a fund has come, in words beside the ribbon. */
export function FundLine({ wish }: { wish: Wish }) {
  const { raised, percent } = fundOf(wish);
  return (
    <div className={classes.fund}>
      <RibbonProgress label={wish.title} percent={percent} />
      <p>
        <b>{formatWholeUsd(raised)} so far</b>
        <span>{formatWholeUsd(wish.remaining_amount ?? wish.price)} to go</span>
      </p>
    </div>
  );
}
