import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type LinkElement, RenderedLink } from './rendered-link.tsx';
import classes from './text-link.module.css';

export type TextLinkProps = {
  /** The visible words; the accessible name. Say where it leads, never "here". */
  children: ReactNode;
  /** The address. Left out when `render` brings its own. */
  href?: string | undefined;
  /** What to draw instead of `<a>`: a router's link, or `<button type="button" />` for an action among text. */
  render?: LinkElement | undefined;
} & Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'>;

/** An underlined link inside text, or beside a heading ("View All"). */
export const TextLink = (props: TextLinkProps) => <RenderedLink {...props} className={classes.link} />;
