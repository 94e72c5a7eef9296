import type { WishOnPage } from '@wishbow/contracts/wishes';
import { Contributors } from './contributors.tsx';
import { OwnGifts } from './own-gifts.tsx';

/** What the viewer has given of it, and who has chipped in to a fund. */
const Given = ({ wish }: { wish: WishOnPage }) => (
  <>
    <OwnGifts wish={wish} />
    <Contributors wish={wish} />
  </>
);

export default Given;
