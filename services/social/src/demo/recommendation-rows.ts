import { demoRecommendations } from '@wishbow/demo/recommendations';

/** What the invented people recommend to each other, as it is stored. */
export const recommendationRows = (now: Date) =>
  demoRecommendations(now).map(({ id, fromId, toId, wishId, productId, note, createdAt }) => ({
    _id: id,
    fromId,
    toId,
    kind: wishId ? 'wish' : 'item',
    thingId: wishId ?? productId,
    message: note ?? '',
    removedBy: [],
    createdAt,
  }));
