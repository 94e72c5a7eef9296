import {
  type ComponentPropsWithRef,
  cloneElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useState,
} from 'react';
import classes from './menu.module.css';
import { useMenuParts } from './menu-parts.ts';
import type { OpeningMenu } from './opening-menu.tsx';

export type MenuProps = {
  /** The button that opens it, named by itself. Draw an `IconButton` or `Button`. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  /** `MenuItem`, `MenuLink` and `MenuSeparator`, top to bottom. */
  children: ReactNode;
  /** Which edge of the trigger it lines up with. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
};

/** What opens. Most visits open none, so it is fetched once somebody comes near a button. */
const fetchOpening = () => import('./opening-menu.tsx');
/** Asked for again by a press. Told as what it is: a file that is missing would have the page loaded anew. */
const tellNotAhead = (cause: unknown): void => reportError(new Error('a menu could not be fetched ahead', { cause }));
const near = () => void fetchOpening().catch(tellNotAhead);

/** A list of acts that opens from a button. Arrow keys, first letters and Escape work. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const [opening, setOpening] = useState<{ View: typeof OpeningMenu }>();
  const open = async () => {
    const { OpeningMenu: View } = await fetchOpening();
    // Bit by bit: whoever has pressed sees that first.
    startTransition(() => setOpening({ View }));
  };
  if (opening) {
    return (
      <opening.View trigger={trigger} align={align}>
        {children}
      </opening.View>
    );
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: near,
    onFocus: near,
    onClick: () => void open(),
    onKeyDown: ({ key }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') void open();
    },
  });
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
export const MenuItem = ({ children, icon, onSelect, tone = 'plain', isDisabled = false }: MenuItemProps) => {
  const { Item } = useMenuParts();
  return (
    <Item className={classes.item} data-tone={tone} disabled={isDisabled} onClick={onSelect}>
      {icon}
      {children}
    </Item>
  );
};

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
export const MenuLink = ({ children, icon, href, render }: MenuLinkProps) => {
  const { LinkItem } = useMenuParts();
  return (
    <LinkItem className={classes.item} closeOnClick {...(render ? { render } : { href })}>
      {icon}
      {children}
    </LinkItem>
  );
};

/** A thin line between groups of a menu. */
export const MenuSeparator = () => {
  const { Separator } = useMenuParts();
  return <Separator className={classes.separator} />;
};
