import type { WishOnPage } from '@wishbow/contracts/wishes';
import { PageError } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import type { ObjectName } from '@wishbow/ui/object-picture';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { WishCardSkeleton } from '@wishbow/ui/wish-card-skeleton';
import { WishGrid } from '@wishbow/ui/wish-grid';
import { type ReactNode, useRef } from 'react';
import { ClosedProfile, isClosed } from '../closed-profile.tsx';
import { FailedPanel } from '../failed-panel.tsx';
import { LoadMore, type MorePages } from '../load-more/load-more.tsx';
import { useScrollMemory } from '../scroll/use-scroll-memory.ts';
import { skeletonKeys } from '../skeleton-keys.ts';

/** An infinite query of wishes; its first page is null where there is nothing to be had by that name. */
type PagedWishes<Shown> = MorePages & {
  data:
    | {
        pages: readonly ({
          wishes: readonly Shown[];
          private?: true | undefined;
          blocking?: true | undefined;
        } | null)[];
      }
    | undefined;
  isLoadingError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch(): unknown;
};

type WishPagesProps<Shown> = {
  query: PagedWishes<Shown>;
  /** The name of the grid. */
  label: string;
  /** What stands there instead when there are none. */
  emptyTitle: string;
  emptyPicture: ObjectName;
  card: (wish: Shown) => ReactNode;
};

/** Wishes outside their lists, page after page, newest first. */
export function WishPages<Shown extends WishOnPage>({
  query,
  label,
  emptyTitle,
  emptyPicture,
  card,
}: WishPagesProps<Shown>) {
  const list = useRef<HTMLElement>(null);
  useScrollMemory(list, query.data !== undefined);
  if (query.isLoadingError)
    return <FailedPanel title="These wishes could not be loaded" query={query} headingLevel={2} />;
  if (!query.data) return <WishPagesSkeleton label={label} />;
  if (query.data.pages[0] === null) return <PageError statusCode={404} />;
  const [first] = query.data.pages;
  if (first && isClosed(first)) return <ClosedProfile answer={first} />;

  const wishes = query.data.pages.flatMap((page) => page?.wishes ?? []);
  if (wishes.length === 0) return <EmptyState picture={emptyPicture} title={emptyTitle} headingLevel={2} />;
  return (
    <section ref={list}>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <WishGrid label={label}>{wishes.map(card)}</WishGrid>
      <LoadMore
        query={query}
        label="Show more wishes"
        failedText="More wishes could not be loaded. Please try again."
      />
    </section>
  );
}

const WishPagesSkeleton = ({ label }: { label: string }) => (
  <WishGrid label={label} isBusy>
    {skeletonKeys(8).map((key) => (
      <WishCardSkeleton key={key} />
    ))}
  </WishGrid>
);
