import type { Me } from '@wishbow/contracts/people';
import { usePageTitle } from '@wishbow/platform';
import { Home } from '../features/home/home.tsx';
import { RecommendedWishes } from '../features/recommended/recommended-wishes.tsx';

/** The front page for everybody who is signed in. */
export default function HomePage({ user }: { user: Me }) {
  usePageTitle('Home');
  return <Home user={user} recommended={<RecommendedWishes columns={3} />} />;
}
