import { openModal, requireSignIn } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { HandCoins, Link2 } from 'lucide-react';

/** The ways to a wish besides the catalogue: something from another shop, or money that several people give. */
export const OtherWaysToWish = () => (
  <>
    <Button variant="secondary" size="small" icon={<Link2 />} onClick={wishByLink}>
      Web link
    </Button>
    <Button variant="secondary" size="small" icon={<HandCoins />} onClick={wishForMoney}>
      Fund
    </Button>
  </>
);

const wishByLink = () => void requireSignIn(async () => void (await openModal('wishlists.externalItem', {})));
const wishForMoney = () => void requireSignIn(async () => void (await openModal('wishlists.fundItem', {})));
