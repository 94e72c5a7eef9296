import type { PersonSummary } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { Link, openModal, useSession } from '@wishbow/platform';
import type { MouseEvent, ReactNode } from 'react';
import classes from './activity-links.module.css';

type WishLinkProps = {
  wish: WishOnPage;
  /** The name of the link where its content is a picture. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Leads to a wish: in its dialog, or as a page of its own in another tab. */
export function WishLink({ wish, label, className = classes.thing, children }: WishLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void openModal('wishlists.itemDetails', { wishId: wish.id });
  };
  const href = `${hrefOf('item')}?${new URLSearchParams({ id: wish.id })}`;
  return (
    <a className={className} href={href} aria-label={label} dir="auto" onClick={open}>
      {children}
    </a>
  );
}

type PersonNameProps = {
  person: PersonSummary;
  /** How the viewer is called in this place of the sentence: "You" or "you". */
  self: string;
  /** The first name alone, where there is little room. */
  isShort?: boolean;
};

/** A person by name, leading to their profile; the viewer is not sent to themself. */
export function PersonName({ person, self, isShort = false }: PersonNameProps) {
  const { user } = useSession();
  if (person.id === user?.id) return <b>{self}</b>;
  return (
    <Link className={classes.person} to={hrefOf('profile', { username: person.username })} dir="auto">
      {isShort ? person.firstName : person.name}
    </Link>
  );
}

/** A list by name. */
export const ListName = ({ list }: { list: { id: string; name: string } }) => (
  <Link className={classes.thing} to={hrefOf('wishlist', { wishlist: list.id })} dir="auto">
    {list.name}
  </Link>
);
