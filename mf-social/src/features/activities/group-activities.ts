import type { Activity } from '@wishbow/contracts/activities';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { type DateOnly, dateOnlyIn } from '@wishbow/domain/date-only';

/** Activities that are told in one sentence, newest first. */
export type ActivityGroup = {
  day: DateOnly;
  /** The newest decides kind and place of all. */
  newest: Activity;
  all: readonly Activity[];
};

/**
 * What one person wished for on one list, liked, or what several chipped in to one fund, is one entry of its day.
 * Everything else stands for itself.
 * @param activities newest first.
 */
export function groupActivities(activities: readonly Activity[]): ActivityGroup[] {
  const withDay = activities.map((activity) => ({ activity, day: dateOnlyIn(new Date(activity.created_at)) }));
  const byKey = Map.groupBy(withDay, ({ activity, day }) => `${day} ${togetherOf(activity)}`);
  return [...byKey.values()].flatMap((told) => {
    const [first] = told;
    return first ? { day: first.day, newest: first.activity, all: told.map(({ activity }) => activity) } : [];
  });
}

/** An entry shows so many pictures of its wishes. */
export const MOST_PICTURES = 3;

/** The wishes of a group, newest first. */
export const wishesOf = (all: readonly Activity[]): WishOnPage[] =>
  all.flatMap((activity) => ('item' in activity ? activity.item : []));

/** The same for activities that belong together. */
function togetherOf(activity: Activity): string {
  const { kind, user, id } = activity;
  if (kind === 'wish_added') return `${kind} ${user.id} ${activity.item.wishlist.id}`;
  if (kind === 'wish_liked') return `${kind} ${user.id}`;
  if (kind === 'fund_contributed') return `${kind} ${activity.item.id}`;
  return id;
}

/** Both lists of the server as one, newest first. */
export const mergedActivities = ({
  nonOrderActivities,
  orderActivities,
}: {
  nonOrderActivities: readonly Activity[];
  orderActivities: readonly Activity[];
}): Activity[] =>
  [...nonOrderActivities, ...orderActivities].sort(
    (left, right) => right.created_at.localeCompare(left.created_at) || right.id.localeCompare(left.id),
  );
