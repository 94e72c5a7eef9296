import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './icon-button.module.css';

export type IconButtonProps = {
  /** The accessible name: what the press does, with the object when several stand on a page ("Remove Jonah's note"). */
  label: string;
  /** One lucide icon. */
  icon: ReactNode;
  /** `plain` on a surface (default), `sunken` with a quiet fill, `floating` as round paper over a picture. */
  variant?: 'plain' | 'sunken' | 'floating' | undefined;
  /** 44 px (default) or 36 px. */
  size?: 'medium' | 'small' | undefined;
  /** For toggles: announced as pressed and drawn filled. Leave out for plain actions. */
  isPressed?: boolean | undefined;
  /** Something small on the corner, for instance a `CountBadge`. Put its meaning into `label` too. */
  badge?: ReactNode;
} & Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'aria-pressed'>;

/** A square button with only an icon. Takes every native attribute of a button. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'medium',
  isPressed,
  badge,
  type = 'button',
  ...native
}: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      className={classes.button}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      aria-pressed={isPressed}
    >
      {icon}
      {badge && <span className={classes.badge}>{badge}</span>}
    </button>
  );
}
