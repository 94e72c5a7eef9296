import type { Me } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { Link, Slot } from '@wishbow/platform';
import { PersonButton } from './person-button.tsx';
import classes from './person-corner.module.css';

/** Bell and avatar of the signed-in person; on a small screen the avatar opens the menu sheet. */
export function PersonCorner({ user, onOpenMenu }: { user: Me; onOpenMenu(): void }) {
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
        <PersonButton user={user} onClick={onOpenMenu} />
      </div>
    </>
  );
}
