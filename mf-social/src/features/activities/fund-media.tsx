import type { WishOnPage } from '@wishbow/contracts/wishes';
import { formatWholeUsd } from '@wishbow/domain/money';
import { RibbonProgress } from '@wishbow/ui/ribbon-progress';
import classes from './activity-media.module.css';
import { fundStateOf } from './fund-state.ts';
import { WishThumbnail } from './wish-thumbnail.tsx';

/** How far the fund has come. */
export function FundMedia({ wish }: { wish: WishOnPage }) {
  const { raised, percent } = fundStateOf(wish);
  return (
    <div className={classes.beside}>
      <WishThumbnail wish={wish} size="large" />
      <div className={classes.fund}>
        <p className={classes.amounts}>
          <b>
            {formatWholeUsd(raised)} of {formatWholeUsd(wish.price)}
          </b>
          <span>{percent}%</span>
        </p>
        <RibbonProgress label={wish.title} percent={percent} />
      </div>
    </div>
  );
}
