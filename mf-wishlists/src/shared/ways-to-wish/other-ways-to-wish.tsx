import { openModal, requireSignIn } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { HandCoins, Link2 } from 'lucide-react';
import { useListToFill } from './use-list-to-fill.ts';
import { wishByLink } from './wish-by-link.ts';

type OtherWaysToWishProps = { size: 'small' | 'large' };

/** The ways to a wish besides the catalogue: something from another shop, or money that several people give. */
export function OtherWaysToWish({ size }: OtherWaysToWishProps) {
  const wishlistId = useListToFill();
  const wishForMoney = () =>
    void requireSignIn(async () => void (await openModal('wishlists.fundItem', { wishlistId })));
  return (
    <>
      <Button variant="secondary" size={size} icon={<Link2 />} onClick={() => wishByLink({ wishlistId })}>
        Web link
      </Button>
      <Button variant="secondary" size={size} icon={<HandCoins />} onClick={wishForMoney}>
        Fund
      </Button>
    </>
  );
}
