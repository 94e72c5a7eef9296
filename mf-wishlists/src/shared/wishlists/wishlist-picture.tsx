import type { Wishlist } from '@wishbow/contracts/wishlists';
import { type PaperPattern, paperPatterns, WrappingPaper } from '@wishbow/ui/wrapping-paper';
import classes from './wishlist-picture.module.css';

/** A list without a picture always gets the same sheet of paper: which one is read from its id. */
export function paperOf({ id }: Pick<Wishlist, 'id'>): PaperPattern {
  return paperPatterns[Number.parseInt(id.slice(-2), 16) % paperPatterns.length] ?? 'bows';
}

/** The small square of a list in a rail. */
export function WishlistPicture({ wishlist }: { wishlist: Pick<Wishlist, 'id' | 'image'> }) {
  return (
    <span className={classes.picture}>
      {wishlist.image ? (
        <img src={wishlist.image} alt="" width={48} height={48} />
      ) : (
        <WrappingPaper pattern={paperOf(wishlist)} />
      )}
    </span>
  );
}
