import { lazy, Suspense } from 'react';
import { Hero } from './hero.tsx';
import classes from './landing.module.css';
import { useFirstLookOver } from './use-first-look-over.ts';

const RestOfLanding = lazy(() => import(/* webpackChunkName: "landing-rest" */ './rest-of-landing.tsx'));

/** What a visitor sees first: what this is. What one scrolls to is fetched once that is on the screen. */
export function Landing() {
  const isFirstLookOver = useFirstLookOver();
  const room = <div className={classes.room} id="popular" />;
  return (
    <>
      <Hero />
      {isFirstLookOver ? (
        <Suspense fallback={room}>
          <RestOfLanding />
        </Suspense>
      ) : (
        room
      )}
    </>
  );
}
