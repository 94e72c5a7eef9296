import { EmptyState } from '@wishbow/ui/empty-state';

/** Nobody follows. Whoever follows nobody either is told how to begin, in the specification's words. */
export const NobodyToChoose = ({ followingCount }: { followingCount: number }) =>
  followingCount === 0 ? (
    <EmptyState picture="eyes" title="Follow some friends to be able to recommend items to them" />
  ) : (
    <EmptyState picture="eyes" title="No followers yet" text="You can recommend items to people who follow you." />
  );
