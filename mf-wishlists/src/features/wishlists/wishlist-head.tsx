import type { Wishlist } from '@wishbow/contracts/wishlists';
import { formatDayWithYear } from '@wishbow/domain/date-only';
import { Link, openModal } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { LinkButton } from '@wishbow/ui/link-button';
import { WishlistCover } from '@wishbow/ui/wishlist-cover';
import { Cake, CalendarDays, Lock, MapPin, Pencil, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { hrefOfAdding } from '../../shared/ways-to-wish/href-of-adding.ts';
import { countdownTo, eventDayOf, eventPlaceOf } from '../../shared/wishlists/event-facts.ts';
import { paperOf } from '../../shared/wishlists/wishlist-picture.tsx';
import { DescriptionInPlace } from './description-in-place.tsx';
import { ShareButton } from './share-button.tsx';
import classes from './wishlist-head.module.css';

type WishlistHeadProps = {
  wishlist: Wishlist;
  isOwn: boolean;
  /** What else its owner can do. */
  menu: ReactNode;
};

/** What a list is for: its event, who can see it, and what its owner can do with it. */
export function WishlistHead({ wishlist, isOwn, menu }: WishlistHeadProps) {
  const day = eventDayOf(wishlist);
  return (
    <WishlistCover
      title={wishlist.name}
      picture={wishlist.image ?? undefined}
      pattern={paperOf(wishlist)}
      badges={<Badges wishlist={wishlist} />}
      facts={wishlist.event && <Facts wishlist={wishlist} />}
      description={isOwn ? <DescriptionInPlace wishlist={wishlist} /> : wishlist.description}
      actions={
        <>
          {isOwn && (
            <LinkButton icon={<Plus />} render={<Link to={hrefOfAdding(wishlist.id)} />}>
              Add wishes
            </LinkButton>
          )}
          <ShareButton wishlist={wishlist} />
          {isOwn && (
            <Button
              variant="quiet"
              icon={<Pencil />}
              onClick={() => void openModal('wishlists.wishlistForm', { wishlistId: wishlist.id })}
            >
              <span className={classes.word}>Edit</span>
            </Button>
          )}
          {isOwn && menu}
        </>
      }
      countdown={day && countdownTo(day, new Date())}
    />
  );
}

const Badges = ({ wishlist }: { wishlist: Wishlist }) => (
  <>
    {wishlist.event && (
      <Badge tone="brand" icon={<Cake />}>
        Event
      </Badge>
    )}
    <Badge icon={wishlist.private ? <Lock /> : <Users />}>
      {wishlist.private ? 'Followers only' : 'Everyone can see this'}
    </Badge>
  </>
);

function Facts({ wishlist }: { wishlist: Wishlist }) {
  const [day, place] = [eventDayOf(wishlist), eventPlaceOf(wishlist)];
  return (
    <>
      {day && (
        <span>
          <CalendarDays aria-hidden />
          {formatDayWithYear(day)}
        </span>
      )}
      {place && (
        <span>
          <MapPin aria-hidden />
          {place}
        </span>
      )}
    </>
  );
}
