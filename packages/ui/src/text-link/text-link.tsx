import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import classes from './text-link.module.css';

export type TextLinkProps = {
  /** The visible words; the accessible name. Say where it leads, never "here". */
  children: ReactNode;
  /** The address. Left out when `render` brings its own. */
  href?: string | undefined;
  /** What to draw instead of `<a>`: a router's link, or `<button type="button" />` for an action among text; wins over `href`. */
  render?: ReactElement | undefined;
} & Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'>;

/** An underlined link inside text, or beside a heading ("View All"). */
export function TextLink({ render, ...native }: TextLinkProps) {
  return useRender({ defaultTagName: 'a', render, props: { ...native, className: classes.link } });
}
