import { demoRelationships } from '@wishbow/demo/relationships';
import { addMissing } from '@wishbow/service/mongo/add-missing';
import type { Connection } from '@wishbow/service/mongo/connection';
import { activityModel } from '../activities/activity-model.ts';
import { commentModel } from '../comments/comment-model.ts';
import { likeModel } from '../likes/like-model.ts';
import { notificationModel } from '../notifications/notification-model.ts';
import { recommendationModel } from '../recommendations/recommendation-model.ts';
import { relationshipModel } from '../relationships/relationship-model.ts';
import { tallyModel } from '../things/tally-model.ts';
import { activityRows } from './activity-rows.ts';
import { notificationRows } from './notification-rows.ts';
import { recommendationRows } from './recommendation-rows.ts';
import { commentRows, likeRows, tallyRows } from './talk-rows.ts';

/** Puts the friendships, recommendations, comments, likes and news of the invented community into the database; what is there already stays as it is. */
export async function seedDemoSocial(connection: Connection, now: Date): Promise<void> {
  await addMissing(
    relationshipModel(connection),
    demoRelationships(now).map(({ id, createdAt, ...relationship }) => ({
      ...relationship,
      _id: id,
      askedAt: createdAt,
    })),
  );
  await addMissing(recommendationModel(connection), recommendationRows(now));
  await addMissing(commentModel(connection), commentRows(now));
  await addMissing(likeModel(connection), likeRows(now));
  await addMissing(tallyModel(connection), tallyRows(now));
  await addMissing(notificationModel(connection), notificationRows(now));
  await addMissing(activityModel(connection), activityRows(now));
}
