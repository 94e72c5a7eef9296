import { Slot, useLocation } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { useEffect, useRef } from 'react';
import classes from './menu-sheet.module.css';

/** The small-screen menu: people search, then what the avatar's menu holds. Going anywhere closes it. */
export default function MenuSheet({ onClose }: { onClose(): void }) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);
  return (
    <Dialog isOpen onOpenChange={onClose} title="Menu">
      <section className={classes.section} aria-label="Search users">
        <h2 className={classes.heading}>Search users</h2>
        <Slot name="social.peopleSearch" props={{ placement: 'menu' }} />
      </section>
      <Slot name="account.avatarMenu" props={{ placement: 'menu' }} />
    </Dialog>
  );
}
