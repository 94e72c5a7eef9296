import { hrefOf } from '@wishbow/contracts/routes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { formatDayWithYear } from '@wishbow/domain/date-only';
import { Link } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { LinkButton } from '@wishbow/ui/link-button';
import { WishlistCover } from '@wishbow/ui/wishlist-cover';
import { Cake, CalendarDays, Lock, MapPin, Plus, Users } from 'lucide-react';
import { countdownTo, eventDayOf, eventPlaceOf } from '../../shared/wishlists/event-facts.ts';
import { paperOf } from '../../shared/wishlists/wishlist-picture.tsx';
import { ShareButton } from './share-button.tsx';

/** What a list is for: its event, who can see it, and what its owner can do with it. */
export function WishlistHead({ wishlist, isOwn }: { wishlist: Wishlist; isOwn: boolean }) {
  const day = eventDayOf(wishlist);
  return (
    <WishlistCover
      title={wishlist.name}
      picture={wishlist.image ?? undefined}
      pattern={paperOf(wishlist)}
      badges={<Badges wishlist={wishlist} />}
      facts={wishlist.event && <Facts wishlist={wishlist} />}
      description={wishlist.description || undefined}
      actions={
        <>
          {isOwn && (
            <LinkButton icon={<Plus />} render={<Link to={hrefOf('browseWithSearch')} />}>
              Add wishes
            </LinkButton>
          )}
          <ShareButton wishlist={wishlist} />
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
