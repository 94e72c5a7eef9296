import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import classes from './tooltip.module.css';

export type TooltipProps = {
  /** A few words shown on hover and on keyboard focus. Never the only place of something needed: phones do not hover. */
  text: ReactNode;
  /** The one focusable element it belongs to. Give it a name of its own. */
  children: ReactElement;
  /** On which side it opens. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/** A short explanation beside a control. Escape hides it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={300} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={classes.positioner} side={side} sideOffset={8} collisionPadding={8}>
          <BaseTooltip.Popup className={classes.tip} role="tooltip">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
