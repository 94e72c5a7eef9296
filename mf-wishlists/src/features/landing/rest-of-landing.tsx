import { Closing } from './closing.tsx';
import { KindsOfWishes } from './kinds-of-wishes.tsx';
import { PopularWishes } from './popular-wishes.tsx';
import { TotalPromise } from './total-promise.tsx';
import { TrendingCategories } from './trending-categories.tsx';

/** Below the first screen: real products, and what a gift costs to the cent. */
export default function RestOfLanding() {
  return (
    <>
      <KindsOfWishes />
      <PopularWishes />
      <TotalPromise />
      <TrendingCategories />
      <Closing />
    </>
  );
}
