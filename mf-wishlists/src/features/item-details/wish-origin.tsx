import { hrefOf } from '@wishbow/contracts/routes';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { Link } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import classes from './wish-origin.module.css';

/** Whose list a wish is from; leads to it. */
export function WishOrigin({ wish: { user, wishlist } }: { wish: WishOnPage }) {
  const search = new URLSearchParams({ wishList: wishlist.id });
  return (
    <Link className={classes.origin} to={`${hrefOf('profile', { username: user.username })}?${search}`}>
      <Avatar name={user.name} src={user.details.avatar ?? undefined} size="xs" />
      <span className={classes.words}>
        From {user.firstName}’s list <b>{wishlist.name}</b>
      </span>
    </Link>
  );
}
