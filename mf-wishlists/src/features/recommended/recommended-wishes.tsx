import { EmptyState } from '@wishbow/ui/empty-state';

/** What friends recommend, the latest first. */
export const RecommendedWishes = () => (
  <EmptyState picture="love-letter" title="No recommended wishes" headingLevel={2} />
);
