import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import classes from './popover.module.css';

export type PopoverProps = {
  /** The button that opens it, named by itself. */
  trigger: ReactElement;
  /** The accessible name of what opens. */
  label: string;
  /** The content; at most 408 px wide, scrolls when long. */
  children: ReactNode;
  /** Which edge of the trigger it lines up with. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it is open. Left out: it minds that itself. */
  isOpen?: boolean | undefined;
  /** Called when it opens or wants to close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** A small non-modal window beside a button, for instance the notifications. */
export function Popover({ trigger, label, children, align = 'end', isOpen, onOpenChange }: PopoverProps) {
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner className={classes.positioner} align={align} sideOffset={8} collisionPadding={8}>
          <BasePopover.Popup className={classes.popup} aria-label={label}>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
