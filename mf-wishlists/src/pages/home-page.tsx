import type { Me } from '@wishbow/contracts/people';
import { queryClient, usePageTitle } from '@wishbow/platform';
import { Home } from '../features/home/home.tsx';
import { RecommendedWishes } from '../features/recommended/recommended-wishes.tsx';
import { recommendedQuery } from '../features/recommended/use-recommended-wishes.ts';
import { trendingQuery } from '../shared/trending/use-trending.ts';

/** What stands in the middle, wishes with pictures. */
export async function prefetch(): Promise<void> {
  await Promise.all([queryClient.prefetchInfiniteQuery(recommendedQuery), queryClient.prefetchQuery(trendingQuery)]);
}

/** The front page for everybody who is signed in. */
export default function HomePage({ user }: { user: Me }) {
  usePageTitle('Home');
  return <Home user={user} recommended={<RecommendedWishes columns={3} />} />;
}
