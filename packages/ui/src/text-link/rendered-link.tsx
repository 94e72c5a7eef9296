import { type ComponentPropsWithRef, cloneElement, type ReactElement } from 'react';

/** An element that takes the looks and handlers of a link: a router's `<Link>` or a `<button>`. */
export type LinkElement = ReactElement<Record<string, unknown>>;

/** Draws `<a>`, or `render` with the given attributes laid over its own. */
export const RenderedLink = ({
  render,
  ...native
}: { render?: LinkElement | undefined } & ComponentPropsWithRef<'a'>) =>
  render ? cloneElement(render, native) : <a {...native} />;
