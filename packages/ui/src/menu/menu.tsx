import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import classes from './menu.module.css';

export type MenuProps = {
  /** The button that opens it, named by itself. Draw an `IconButton` or `Button`. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLink` and `MenuSeparator`, top to bottom. */
  children: ReactNode;
  /** Which edge of the trigger it lines up with. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
};

/** A list of acts that opens from a button. Arrow keys, first letters and Escape work. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={classes.positioner} align={align} sideOffset={6} collisionPadding={8}>
          <BaseMenu.Popup className={classes.menu}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export type MenuItemProps = {
  /** The act, verb first; the accessible name. */
  children: ReactNode;
  /** A lucide icon before the words, decoration only. */
  icon?: ReactNode;
  /** Called when chosen; the menu closes. */
  onSelect: () => void;
  /** `danger` for what destroys. Default `plain`. */
  tone?: 'plain' | 'danger' | undefined;
  /** Cannot be chosen now. Default false. */
  isDisabled?: boolean | undefined;
};

/** One act in a menu. */
export const MenuItem = ({ children, icon, onSelect, tone = 'plain', isDisabled = false }: MenuItemProps) => (
  <BaseMenu.Item className={classes.item} data-tone={tone} disabled={isDisabled} onClick={onSelect}>
    {icon}
    {children}
  </BaseMenu.Item>
);

export type MenuLinkProps = {
  /** Where it leads; the accessible name. */
  children: ReactNode;
  /** A lucide icon before the words, decoration only. */
  icon?: ReactNode;
  /** The address. Left out when `render` brings its own. */
  href?: string | undefined;
  /** A router's link to draw instead of `<a>`; wins over `href`. */
  render?: ReactElement | undefined;
};

/** One destination in a menu: a real link that can be opened in a new tab. */
export const MenuLink = ({ children, icon, href, render }: MenuLinkProps) => (
  <BaseMenu.LinkItem className={classes.item} closeOnClick {...(render ? { render } : { href })}>
    {icon}
    {children}
  </BaseMenu.LinkItem>
);

/** A thin line between groups of a menu. */
export const MenuSeparator = () => <BaseMenu.Separator className={classes.separator} />;
