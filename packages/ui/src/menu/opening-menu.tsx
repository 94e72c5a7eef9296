import { Menu as BaseMenu } from '@base-ui/react/menu';
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import classes from './menu.module.css';
import { MenuParts } from './menu-parts.ts';

type OpeningMenuProps = {
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  children: ReactNode;
  align: 'start' | 'center' | 'end';
};

/** The menu in place of the button that was pressed: it opens at once, and from then on it is the button. */
export function OpeningMenu({ trigger, children, align }: OpeningMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Before anything hears that the button pressed is gone: a dialog around it would take the focus to itself, a frame
  // later, and a menu that loses the focus closes.
  useLayoutEffect(() => button.current?.focus(), []);
  useEffect(() => button.current?.click(), []);
  return (
    <MenuParts value={BaseMenu}>
      <BaseMenu.Root modal={false}>
        <BaseMenu.Trigger ref={button} render={trigger} />
        <BaseMenu.Portal>
          <BaseMenu.Positioner className={classes.positioner} align={align} sideOffset={6} collisionPadding={8}>
            <BaseMenu.Popup className={classes.menu}>{children}</BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </MenuParts>
  );
}
