import { Ellipsis, Gift, LogOut, Pencil, Settings, Trash2, User } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

export default { title: 'Menu' };

export const Avatar = () => (
  <Menu trigger={<Button variant="outline">Maya</Button>} align="start">
    <MenuLink href="#profile" icon={<User />}>
      View Profile
    </MenuLink>
    <MenuItem icon={<Gift />} onSelect={() => undefined}>
      Add Wishes
    </MenuItem>
    <MenuLink href="#account" icon={<Settings />}>
      My Account
    </MenuLink>
    <MenuSeparator />
    <MenuItem icon={<LogOut />} onSelect={() => undefined}>
      Logout
    </MenuItem>
  </Menu>
);

export const Wish = () => (
  <Menu trigger={<IconButton label="More for Kiln for the studio" icon={<Ellipsis />} />}>
    <MenuItem icon={<Pencil />} onSelect={() => undefined}>
      Edit notes
    </MenuItem>
    <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => undefined}>
      Remove
    </MenuItem>
    <MenuItem isDisabled onSelect={() => undefined}>
      Request Payout
    </MenuItem>
  </Menu>
);
