import type { ComponentPropsWithRef } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** An address of this site. */
  to: To;
};

/**
 * A link to an address of this site, whoever owns it. That of react-router would bring along what fetches pages of a server
 * framework ahead, some 5 KB that nobody here has any use for.
 */
export function Link({ to, onClick, ...native }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(native.target && { target: native.target }) });
  return (
    <a
      {...native}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

export type NavLinkProps = LinkProps & {
  /** Whether it is current at its own address alone, and not at those below it. Default false. */
  end?: boolean;
};

/** A link that says whether one is at its address, by `aria-current`. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const own = useResolvedPath(link.to).pathname.toLowerCase();
  const present = useLocation().pathname.toLowerCase();
  const isBelow = own !== '/' && present.startsWith(`${own}/`);
  const isCurrent = present === own || (isBelow && !end);
  return <Link {...link} {...(isCurrent && { 'aria-current': 'page' })} />;
}
