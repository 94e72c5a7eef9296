import { hrefOf } from '@wishbow/contracts/routes';
import { Link, useSession } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import classes from './wishlist-rail.module.css';

/** What else there is to see of the person whose lists these are. Gifts are for signed-in people. */
export function OwnerPages({ username }: { username: string }) {
  const { user } = useSession();
  return (
    <p className={classes.pages}>
      <TextLink render={<Link to={hrefOf('wishes', { username })} />}>All wishes</TextLink>
      {user && <TextLink render={<Link to={hrefOf('gifts', { username })} />}>Gifts</TextLink>}
    </p>
  );
}
