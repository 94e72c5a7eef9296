import type { Me } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { Link, NavLink } from '@wishbow/platform';
import { LinkButton } from '@wishbow/ui/link-button';
import { Bell, ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { LateSlot } from './late-slot.tsx';
import { PersonButton } from './person-button.tsx';
import classes from './person-corner.module.css';

/**
 * Bell and avatar of the signed-in person; on a small screen the avatar opens the menu sheet. Until list and menu are there,
 * both lead to the pages that hold the same.
 */
export const PersonCorner = memo(function PersonCorner({ user, onOpenMenu }: { user: Me; onOpenMenu(): void }) {
  return (
    <>
      <LateSlot
        name="social.notificationBell"
        props={{}}
        placeholder={
          <NavLink className={classes.bell ?? ''} to={hrefOf('notifications')} aria-label="Notifications">
            <Bell aria-hidden size={20} />
          </NavLink>
        }
      />
      <div className={classes.wide}>
        <LateSlot
          name="account.avatarMenu"
          props={{ placement: 'bar' }}
          placeholder={
            <LinkButton
              variant="quiet"
              icon={<span className={classes.picture} />}
              render={<Link to={hrefOf('account')} />}
            >
              {user.firstName} <ChevronDown aria-hidden size={16} />
            </LinkButton>
          }
          standIn={<Link to={hrefOf('account')}>{user.firstName}</Link>}
        />
      </div>
      <div className={classes.small}>
        <PersonButton user={user} onClick={onOpenMenu} />
      </div>
    </>
  );
});
