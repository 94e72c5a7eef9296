import { Link, Slot, signInHref, useLocation, useSession } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { LinkButton } from '@wishbow/ui/link-button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useEffect, useRef } from 'react';
import classes from './menu-sheet.module.css';

/** The small-screen menu: people search, then what the avatar's menu holds, or the way to sign in. Going anywhere closes it. */
export default function MenuSheet({ onClose }: { onClose(): void }) {
  const { user } = useSession();
  const address = useLocation();
  const openedAt = useRef(address.pathname);
  useEffect(() => {
    if (address.pathname !== openedAt.current) onClose();
  }, [address.pathname, onClose]);
  return (
    <Dialog isOpen onOpenChange={onClose} title="Menu">
      <section className={classes.section} aria-label="Search users">
        <h2 className={classes.heading}>Search users</h2>
        <Slot
          name="social.peopleSearch"
          props={{ placement: 'menu' }}
          placeholder={<Skeleton shape="box" height="52px" />}
        />
      </section>
      {user ? (
        <Slot name="account.avatarMenu" props={{ placement: 'menu' }} />
      ) : (
        <LinkButton variant="secondary" isBlock render={<Link to={signInHref('login', address)} />}>
          Log in
        </LinkButton>
      )}
    </Dialog>
  );
}
