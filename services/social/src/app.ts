import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { Call } from '@wishbow/http/client';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { commentNews } from './comments/comment-news.ts';
import { mongoCommentRepository } from './comments/comment-repository.ts';
import { readCommentWords } from './comments/comment-words.ts';
import { commentRoutes } from './comments/routes.ts';
import { likeNews } from './likes/like-news.ts';
import { mongoLikeRepository } from './likes/like-repository.ts';
import { reactionRoutes } from './likes/reaction-routes.ts';
import { likeRoutes } from './likes/routes.ts';
import { nudgeOver } from './live/nudge.ts';
import { customGiftNews } from './notifications/custom-gift-news.ts';
import { followNews } from './notifications/follow-news.ts';
import { mongoNotificationRepository } from './notifications/notification-repository.ts';
import { createNotifier } from './notifications/notify.ts';
import { orderNews } from './notifications/order-news.ts';
import { removalNews } from './notifications/removal-news.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { peopleDirectory } from './people/people-directory.ts';
import { recommendationNews } from './recommendations/recommendation-news.ts';
import { mongoRecommendationRepository } from './recommendations/recommendation-repository.ts';
import { recommendationRoutes } from './recommendations/routes.ts';
import { farewellNews } from './relationships/farewell-news.ts';
import { mongoRelationshipRepository } from './relationships/relationship-repository.ts';
import { relationshipRoutes } from './relationships/routes.ts';
import { standingRoutes } from './standings/routes.ts';
import { forgetWish } from './things/forget-wish.ts';
import { seenThings } from './things/seen-things.ts';
import { mongoTallyRepository } from './things/tally-repository.ts';

export interface SocialDeps {
  readonly connection: Connection;
  readonly ephemeral: Ephemeral;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly peers: Call;
  /** Tells the relay that an event waits. */
  readonly wakeRelay: () => void;
}

/** Who follows whom, what people recommend to each other, and what they are told. */
export function createApp({
  connection,
  ephemeral,
  internalSecret,
  logger,
  now,
  peers,
  wakeRelay,
}: SocialDeps): Express {
  const relationships = mongoRelationshipRepository(connection);
  const notifications = mongoNotificationRepository(connection);
  const recommendations = mongoRecommendationRepository(connection);
  const likes = mongoLikeRepository(connection);
  const tallies = mongoTallyRepository(connection);
  const comments = mongoCommentRepository(connection);
  const people = peopleDirectory(peers);
  const things = seenThings(peers);
  const nudge = nudgeOver(ephemeral.pubSub);
  const notifier = createNotifier({ connection, notifications, nudge, now });
  const readWords = readCommentWords(comments, things, (error) =>
    logger.warn({ err: error }, 'what was said could not be read'),
  );
  const talking = { connection, likes, comments, tallies, things, people, wakeRelay, now };
  return createServiceApp({
    name: 'social',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    routers: [
      relationshipRoutes({ connection, relationships, people, nudge, wakeRelay, now }),
      notificationRoutes(notifications, relationships, people, readWords),
      recommendationRoutes({
        connection,
        recommendations,
        relationships,
        things,
        people,
        limiter: ephemeral.limiter,
        wakeRelay,
        now,
      }),
      likeRoutes(talking),
      commentRoutes({ ...talking, limiter: ephemeral.limiter }),
      reactionRoutes(tallies, likes),
      standingRoutes(relationships, notifications),
      eventRoutes({
        ...followNews(notifier, notifications),
        ...orderNews(notifier, nudge),
        ...customGiftNews(notifier, notifications, nudge),
        ...removalNews(notifier, forgetWish({ ...talking, notifications })),
        ...recommendationNews(notifier),
        ...farewellNews(notifier, relationships),
        ...likeNews(notifier, notifications),
        ...commentNews(notifier, notifications),
      }),
    ],
  });
}
