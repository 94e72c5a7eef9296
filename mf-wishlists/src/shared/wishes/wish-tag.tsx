import type { Wish } from '@wishbow/contracts/wishes';
import { formatUsd, formatWholeUsd } from '@wishbow/domain/money';
import { FundPill } from '@wishbow/ui/fund-pill';
import { GiftTag } from '@wishbow/ui/gift-tag';
import { Check } from 'lucide-react';
import { fundOf } from './wish-facts.ts';
import classes from './wish-tag.module.css';

type WishTagProps = { wish: Wish; size?: 'medium' | 'large' };

/** What hangs on a wish's picture: its price, how far its fund is, or that it was gifted. */
export function WishTag({ wish, size = 'medium' }: WishTagProps) {
  if (wish.fulfilled) {
    return (
      <GiftTag tone="ok" size={size}>
        <span className={classes.gifted}>
          <Check aria-hidden />
          Gifted
        </span>
      </GiftTag>
    );
  }
  if (!wish.fund) return <GiftTag size={size}>{formatUsd(wish.price)}</GiftTag>;
  const { raised, percent } = fundOf(wish);
  return <FundPill percent={percent} raised={formatWholeUsd(raised)} goal={formatWholeUsd(wish.price)} />;
}
