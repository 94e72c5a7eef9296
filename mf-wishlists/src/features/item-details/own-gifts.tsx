import type { CustomGift, OwnContribution } from '@wishbow/contracts/custom-gifts';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { formatWholeUsd } from '@wishbow/domain/money';
import { useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Gift } from 'lucide-react';
import classes from './own-gifts.module.css';
import { useOwnGifts } from './use-own-gifts.ts';
import { useUndoGift } from './use-undo-gift.ts';

/** What the viewer has given of somebody else's link or fund. A gift can be taken back; nobody else reads any of it. */
export function OwnGifts({ wish }: { wish: WishOnPage }) {
  const { user } = useSession();
  return user && user.id !== wish.user_id ? <GivenOf wish={wish} /> : null;
}

function GivenOf({ wish }: { wish: WishOnPage }) {
  const given = useOwnGifts(wish.id).data;
  const undo = useUndoGift(wish);
  if (!given || given.gifts.length + given.contributions.length === 0) return null;
  return (
    <ul className={classes.given} aria-label="From you">
      {given.gifts.map((gift) => (
        <li key={gift.id}>
          <Gift aria-hidden />
          <span>{giftText(gift, wish)}</span>
          <Button
            variant="outline"
            size="small"
            isLoading={undo.isPending && undo.variables === gift.id}
            onClick={() => undo.mutate(gift.id)}
          >
            Undo gift
          </Button>
        </li>
      ))}
      {given.contributions.map((contribution) => (
        <li key={contribution.id}>
          <Gift aria-hidden />
          <span>{contributionText(contribution)}</span>
        </li>
      ))}
    </ul>
  );
}

const privately = (isPrivate: boolean) => (isPrivate ? ' privately' : '');

const giftText = ({ quantity, private: isPrivate }: CustomGift, { user }: WishOnPage) =>
  `You gifted ${quantity === 1 ? 'this' : `${quantity} of these`} to ${user.firstName}${privately(isPrivate)}.`;

const ENDINGS = {
  contributed: '',
  refunding: ' It is being refunded to your card.',
  refunded: ' It was refunded to your card.',
};

const contributionText = ({ amountCents, private: isPrivate, status }: OwnContribution) =>
  `You chipped in ${formatWholeUsd(amountCents)}${privately(isPrivate)}.${ENDINGS[status]}`;
