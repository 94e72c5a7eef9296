import { Link, Slot } from '@wishbow/platform';
import { hrefOf } from '@wishbow/contracts/routes';
import type { Me } from '@wishbow/contracts/people';
import { IconButton } from '@wishbow/ui/icon-button';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import classes from './person-corner.module.css';

const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

/** Bell and avatar of the signed-in person; on a small screen the menu opens as a sheet. */
export function PersonCorner({ user }: { user: Me }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <Slot name="social.notificationBell" props={{}} placeholder={<span className={classes.bellPlace} />} />
      <div className={classes.wide}>
        <Slot
          name="account.avatarMenu"
          props={{ placement: 'bar' }}
          placeholder={<span className={classes.menuPlace} />}
          standIn={<Link to={hrefOf('account')}>{user.firstName}</Link>}
        />
      </div>
      <div className={classes.small}>
        <IconButton label="Menu" aria-expanded={isMenuOpen} icon={<Menu />} onClick={() => setMenuOpen(true)} />
      </div>
      {isMenuOpen && <Suspense fallback={null}><MenuSheet onClose={() => setMenuOpen(false)} /></Suspense>}
    </>
  );
}
