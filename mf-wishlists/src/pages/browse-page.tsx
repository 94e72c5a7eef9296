import { usePageTitle, useSession } from '@wishbow/platform';
import { Home } from '../features/home/home.tsx';
import { Landing } from '../features/landing/landing.tsx';
import { RecommendedWishes } from '../features/recommended/recommended-wishes.tsx';

/** The front page: the landing page for visitors, home for everybody else. */
export default function BrowsePage() {
  const { user } = useSession();
  usePageTitle(user ? 'Home' : 'Wish out loud');
  return user ? <Home user={user} recommended={<RecommendedWishes />} /> : <Landing />;
}
