import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from '../button/button.module.css';
import type { ButtonLook } from '../button/button-look.ts';
import { type LinkElement, RenderedLink } from '../text-link/rendered-link.tsx';

export type LinkButtonProps = ButtonLook & {
  /** Where it leads; the accessible name of the link. */
  children: ReactNode;
  /** The address. Left out when `render` brings its own. */
  href?: string | undefined;
  /** A router's link to draw instead of `<a>`, for instance `<Link to="/home" />`. */
  render?: LinkElement | undefined;
} & Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'>;

/** A link that looks like a button: it goes somewhere, it does not do something. */
export const LinkButton = ({
  variant = 'primary',
  size = 'medium',
  icon,
  isBlock,
  children,
  ...native
}: LinkButtonProps) => (
  <RenderedLink
    {...native}
    className={classes.button}
    data-variant={variant}
    data-size={size}
    data-block={isBlock || undefined}
  >
    <span className={classes.content}>
      {icon}
      {children}
    </span>
  </RenderedLink>
);
