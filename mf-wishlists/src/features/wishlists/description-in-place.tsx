import type { Wishlist } from '@wishbow/contracts/wishlists';
import { Button } from '@wishbow/ui/button';
import { IconButton } from '@wishbow/ui/icon-button';
import { Pencil, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { DescriptionForm } from './description-form.tsx';
import classes from './description-in-place.module.css';

type DescriptionInPlaceProps = { wishlist: Pick<Wishlist, 'id' | 'description'> };

/** The owner's view of what the list is about: it is written where it is read. */
export function DescriptionInPlace({ wishlist: { id, description } }: DescriptionInPlaceProps) {
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setWriting(false);
    // The button is back on the page only after this render.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const open = () => setWriting(true);

  if (isWriting) return <DescriptionForm wishlistId={id} stored={description} onDone={close} />;
  if (description === '') {
    return (
      <Button ref={opener} variant="quiet" size="small" icon={<Plus />} onClick={open}>
        Add a description
      </Button>
    );
  }
  return (
    <div className={classes.read}>
      <p dir="auto">{description}</p>
      <IconButton ref={opener} label="Edit description" icon={<Pencil />} size="small" onClick={open} />
    </div>
  );
}
