import { hrefOf } from '@wishbow/contracts/routes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { Button } from '@wishbow/ui/button';
import { Share2 } from 'lucide-react';
import { copyAddress } from '../../shared/copy-address.ts';
import classes from './wishlist-head.module.css';

/** Copies the list's address. */
export function ShareButton({ wishlist }: { wishlist: Pick<Wishlist, 'id'> }) {
  const share = () => copyAddress(hrefOf('wishlist', { wishlist: wishlist.id }), 'Wishlist URL copied to clipboard.');
  return (
    <Button variant="outline" icon={<Share2 />} onClick={share}>
      <span className={classes.word}>Share</span>
    </Button>
  );
}
