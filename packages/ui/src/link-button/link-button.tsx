import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { ButtonLook } from '../button/button-look.ts';
import classes from '../button/button.module.css';

export type LinkButtonProps = ButtonLook & {
  /** Where it leads; the accessible name of the link. */
  children: ReactNode;
  /** The address. Left out when `render` brings its own. */
  href?: string | undefined;
  /** A router's link to draw instead of `<a>`, for instance `<Link to="/home" />`; wins over `href`. */
  render?: ReactElement | undefined;
} & Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'>;

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkButton({
  variant = 'primary', size = 'medium', icon, isBlock, render, children, ...native
}: LinkButtonProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: {
      ...native,
      className: classes.button,
      'data-variant': variant,
      'data-size': size,
      'data-block': isBlock || undefined,
      children: <span className={classes.content}>{icon}{children}</span>,
    },
  });
}
