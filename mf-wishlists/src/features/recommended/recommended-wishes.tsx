import { useSession } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { WishGrid } from '@wishbow/ui/wish-grid';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { LoadMore } from '../../shared/load-more/load-more.tsx';
import { skeletonKeys } from '../../shared/skeleton-keys.ts';
import { RecommendedCard } from './recommended-card.tsx';
import { RecommendedCardSkeleton } from './recommended-card-skeleton.tsx';
import { useRecommendedWishes } from './use-recommended-wishes.ts';

/** Full rows at 2, 3 and 6 columns, two of them beside the rest of the home page: what comes after them begins out of sight. */
const SKELETONS = 6;

type RecommendedWishesProps = {
  /** As many as fit beside each other on a desktop. */
  columns: 3 | 6;
};

/** What friends recommend, the latest first. A visitor has no friends to hear from. */
export function RecommendedWishes({ columns }: RecommendedWishesProps) {
  const { user } = useSession();
  return user ? <RecommendedToMe columns={columns} /> : <NothingRecommended />;
}

function RecommendedToMe({ columns }: RecommendedWishesProps) {
  const query = useRecommendedWishes();
  if (query.isLoadingError)
    return <FailedPanel title="Recommended wishes could not be loaded" query={query} headingLevel={2} />;
  if (!query.data) return <RecommendedSkeleton columns={columns} />;
  const wishes = query.data.pages.flatMap((page) => page.wishes);
  if (wishes.length === 0 && !query.hasNextPage) return <NothingRecommended />;
  return (
    <>
      <h2>
        <VisuallyHidden>Recommended</VisuallyHidden>
      </h2>
      <WishGrid label="Recommended" columns={columns}>
        {wishes.map((wish) => (
          <RecommendedCard key={wish.wish_recommendation_id} wish={wish} />
        ))}
      </WishGrid>
      <LoadMore query={query} failedText="More recommended wishes could not be loaded. Please try again." />
    </>
  );
}

const NothingRecommended = () => <EmptyState picture="love-letter" title="No recommended wishes" headingLevel={2} />;

const RecommendedSkeleton = ({ columns }: RecommendedWishesProps) => (
  <WishGrid label="Recommended" columns={columns} isBusy>
    {skeletonKeys(SKELETONS).map((key) => (
      <RecommendedCardSkeleton key={key} />
    ))}
  </WishGrid>
);
