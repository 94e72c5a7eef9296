import { type DemoActivity, demoActivities } from '@wishbow/demo/feed';
import { byPersonAndWish } from '../activities/activity-news.ts';

/** What the invented people did, as it is stored. Of products that are nobody's wish the feed does not tell. */
export function activityRows(now: Date) {
  const rows = demoActivities(now).flatMap((activity) => {
    const { id, kind, actorId, wishId, wishlistId, recipientId, isPrivate, happenedAt } = activity;
    const sourceId = sourceOf(activity);
    if (!sourceId) return [];
    return {
      _id: id,
      kind,
      actorId,
      sourceId,
      wishId: wishId ?? null,
      wishlistId: wishlistId ?? null,
      recipientId: recipientId ?? null,
      isPrivate,
      happenedAt,
    };
  });
  const bySource = Map.groupBy(rows, ({ kind, sourceId }) => `${kind} ${sourceId}`);
  return [...bySource.values()].flatMap(([newest]) => newest ?? []);
}

function sourceOf({ kind, sourceId, actorId, wishId }: DemoActivity): string | undefined {
  if (kind === 'wish_liked' || kind === 'wish_recommended') return wishId && byPersonAndWish(wishId, actorId);
  return sourceId;
}
