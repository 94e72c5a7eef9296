import { hrefOf } from '@wishbow/contracts/routes';
import { isAdmin } from '@wishbow/domain/user-role';
import { Link, useSession } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { Button } from '@wishbow/ui/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@wishbow/ui/menu';
import { ChevronDown, LogOut, Plus, Settings, ShieldCheck, User } from 'lucide-react';
import classes from './avatar-menu.module.css';
import { useLogOut } from './use-log-out.ts';

/** Avatar, first name and what belongs to the person: as a menu in the bar, as plain entries in the small-screen menu. */
export default function AvatarMenu({ placement }: { placement: 'bar' | 'menu' }) {
  const { user } = useSession();
  const logOut = useLogOut();
  if (!user) return null;
  const links = [
    { label: 'View Profile', to: hrefOf('profile', { username: user.username }), icon: <User /> },
    { label: 'Add Wishes', to: hrefOf('browseWithSearch'), icon: <Plus /> },
    { label: 'My Account', to: hrefOf('account'), icon: <Settings /> },
    ...(isAdmin(user) ? [{ label: 'Admin', to: hrefOf('admin'), icon: <ShieldCheck /> }] : []),
  ];
  const avatar = <Avatar name={user.name} src={user.details.avatar ?? undefined} size="s" />;

  if (placement === 'menu') {
    return (
      <nav className={classes.entries} aria-label="Account">
        {links.map(({ label, to, icon }) => (
          <Link key={label} to={to} className={classes.entry}>
            {icon} {label}
          </Link>
        ))}
        <button type="button" className={classes.entry} onClick={() => logOut.mutate()}>
          <LogOut /> Logout
        </button>
      </nav>
    );
  }
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={avatar}>
          {user.firstName} <ChevronDown aria-hidden size={16} />
        </Button>
      }
    >
      {links.map(({ label, to, icon }) => (
        <MenuLink key={label} render={<Link to={to} />} icon={icon}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => logOut.mutate()}>
        Logout
      </MenuItem>
    </Menu>
  );
}
