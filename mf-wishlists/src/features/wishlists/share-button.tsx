import { hrefOf } from '@wishbow/contracts/routes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { showToast } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Share2 } from 'lucide-react';

/** Copies the list's address. A browser that keeps its clipboard shut is told where the address stands instead. */
export function ShareButton({ wishlist }: { wishlist: Pick<Wishlist, 'id'> }) {
  const share = async () => {
    const address = new URL(hrefOf('wishlist', { wishlist: wishlist.id }), window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast('Wishlist URL copied to clipboard.');
    } catch {
      showToast(`Your browser did not allow copying. The address is ${address}`, { tone: 'info' });
    }
  };
  return (
    <Button variant="outline" icon={<Share2 />} onClick={() => void share()}>
      Share
    </Button>
  );
}
