import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { KindsOfWishes } from './kinds-of-wishes.tsx';
import { PopularWishes } from './popular-wishes.tsx';
import { TotalPromise } from './total-promise.tsx';
import { TrendingCategories } from './trending-categories.tsx';

/** What a visitor sees first: what this is, real products, and what a gift costs to the cent. */
export const Landing = () => (
  <>
    <Hero />
    <KindsOfWishes />
    <PopularWishes />
    <TotalPromise />
    <TrendingCategories />
    <Closing />
  </>
);
