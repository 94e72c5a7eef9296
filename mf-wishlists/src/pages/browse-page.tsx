import { usePageTitle, useSession } from '@wishbow/platform';
import { lazy } from 'react';
import { Landing } from '../features/landing/landing.tsx';
import { RecommendedWishes } from '../features/recommended/recommended-wishes.tsx';

/** A chunk of its own: visitors arrive with an empty cache, and the landing page carries nothing they do not see. */
const Home = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home" */ '../features/home/home.tsx')).Home,
}));

/** The front page: the landing page for visitors, home for everybody else. */
export default function BrowsePage() {
  const { user } = useSession();
  usePageTitle(user ? 'Home' : 'Wish out loud');
  return user ? <Home user={user} recommended={<RecommendedWishes columns={3} />} /> : <Landing />;
}
