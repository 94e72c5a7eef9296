import type { GiftedWish } from '@wishbow/contracts/wishes';
import { dateOnlyIn, formatDayWithYear } from '@wishbow/domain/date-only';
import { WishCard } from '@wishbow/ui/wish-card';
import { WishReactions } from '../../shared/likes/wish-reactions.tsx';
import { wishCardOf } from '../../shared/wishes/wish-card-of.tsx';

type GiftCardProps = {
  gift: GiftedWish;
  /** Who stands on the card: the giver on what was received, the receiver on what was given. */
  shows: 'giver' | 'receiver';
};

/** A wish that was given: wrapped, with the other person's name and the day. */
export function GiftCard({ gift, shows }: GiftCardProps) {
  // Some units may still be wanted: what hangs here is the gift, and it is wrapped.
  const wrapped = { ...gift, fulfilled: true };
  return (
    <WishCard
      {...wishCardOf(wrapped)}
      note={gift.gifted_quantity > 1 && `${gift.gifted_quantity} gifted`}
      meta={shows === 'giver' ? giverOf(gift) : `For ${gift.to_user.name}`}
      actions={<WishReactions wish={gift} />}
      message={formatDayWithYear(dateOnlyIn(new Date(gift.gifted_at)))}
    />
  );
}

const giverOf = ({ from_user: giver }: GiftedWish) =>
  giver ? `From ${giver.name}` : 'From somebody who stays unnamed';
