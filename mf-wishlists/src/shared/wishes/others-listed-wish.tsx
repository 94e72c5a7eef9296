import type { Wish } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { IconButton } from '@wishbow/ui/icon-button';
import { WishCard } from '@wishbow/ui/wish-card';
import { Bookmark } from 'lucide-react';
import { WishReactions } from '../likes/wish-reactions.tsx';
import { giftWish } from './gift-wish.ts';
import { saveWish } from './save-wish.ts';
import { wishCardOf } from './wish-card-of.tsx';
import { isGiftable, isSavable, isTaken } from './wish-facts.ts';

/** A wish on somebody else's list: a friend can gift it, or save it to a list of their own. */
export function OthersListedWish({ wish }: { wish: Wish }) {
  const { user } = useSession();
  return (
    <WishCard
      {...wishCardOf(wish)}
      corner={isSavable(wish, user?.id) && <SaveButton wish={wish} />}
      message={isTaken(wish) ? 'Somebody is gifting this' : undefined}
      actions={
        <>
          <WishReactions wish={wish} />
          {isGiftable(wish, user?.id) && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => void giftWish(wish)}
              aria-label={`${giveWord(wish)} ${wish.title}`}
            >
              {wish.fund ? 'Chip in' : 'Gift'}
            </Button>
          )}
        </>
      }
    />
  );
}

const giveWord = ({ fund }: Wish) => (fund ? 'Chip in to' : 'Gift');

const SaveButton = ({ wish }: { wish: Wish }) => (
  <IconButton
    label={`Save ${wish.title}`}
    icon={<Bookmark />}
    variant="floating"
    size="small"
    onClick={() => void saveWish(wish)}
  />
);
