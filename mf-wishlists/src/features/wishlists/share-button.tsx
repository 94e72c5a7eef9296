import { hrefOf } from '@wishbow/contracts/routes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { showToast } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Share2 } from 'lucide-react';

/** Copies the list's address. Whose browser keeps its clipboard shut is told the address instead. */
export function ShareButton({ wishlist }: { wishlist: Pick<Wishlist, 'id'> }) {
  const share = () => {
    const address = new URL(hrefOf('wishlist', { wishlist: wishlist.id }), window.location.href).href;
    const tellAddress = () => showToast(`This is the address to share: ${address}`, { tone: 'info' });
    void navigator.clipboard.writeText(address).then(() => showToast('Wishlist URL copied to clipboard.'), tellAddress);
  };
  return (
    <Button variant="outline" icon={<Share2 />} onClick={share}>
      Share
    </Button>
  );
}
