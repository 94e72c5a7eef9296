import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { Call } from '@wishbow/http/client';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { sealedCursors } from '@wishbow/service/paging/cursor';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { activityNews } from './activities/activity-news.ts';
import { mongoActivityRepository } from './activities/activity-repository.ts';
import { activityRoutes } from './activities/routes.ts';
import { showActivities } from './activities/show-activities.ts';
import type { FollowerNews } from './activities/tell-followers.ts';
import { mongoBlockRepository } from './blocks/block-repository.ts';
import { blockRoutes } from './blocks/routes.ts';
import { mongoCalendarFeedRepository } from './calendar/calendar-feed-repository.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { showCalendar } from './calendar/show-calendar.ts';
import { commentNews } from './comments/comment-news.ts';
import { mongoCommentRepository } from './comments/comment-repository.ts';
import { readCommentWords } from './comments/comment-words.ts';
import { listSaid } from './comments/list-said.ts';
import { commentRoutes } from './comments/routes.ts';
import { likeNews } from './likes/like-news.ts';
import { mongoLikeRepository } from './likes/like-repository.ts';
import { listReactions, reactionsOf } from './likes/list-reactions.ts';
import { reactionRoutes } from './likes/reaction-routes.ts';
import { likeRoutes } from './likes/routes.ts';
import { nudgeOver } from './live/nudge.ts';
import { mongoNotificationSettingsRepository } from './notification-settings/notification-settings-repository.ts';
import { notificationSettingsRoutes } from './notification-settings/routes.ts';
import { creditNews } from './notifications/credit-news.ts';
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
import { adminReportRoutes } from './reports/admin-routes.ts';
import { reportNews } from './reports/report-news.ts';
import { mongoReportRepository } from './reports/report-repository.ts';
import { findReported } from './reports/reported-things.ts';
import { reportRoutes } from './reports/routes.ts';
import { standingRoutes } from './standings/routes.ts';
import { mongoStandingRepository } from './standings/standing-repository.ts';
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
  /** Where people reach the site. */
  readonly publicUrl: string;
  /** Has the open pages of those who follow somebody look at their feed again. */
  readonly followerNews: Pick<FollowerNews, 'readers' | 'tell'>;
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
  publicUrl,
  followerNews,
  wakeRelay,
}: SocialDeps): Express {
  const blocks = mongoBlockRepository(connection);
  const relationships = mongoRelationshipRepository(connection);
  const notifications = mongoNotificationRepository(connection);
  const settings = mongoNotificationSettingsRepository(connection);
  const feeds = mongoCalendarFeedRepository(connection, internalSecret);
  const recommendations = mongoRecommendationRepository(connection);
  const likes = mongoLikeRepository(connection);
  const tallies = mongoTallyRepository(connection);
  const comments = mongoCommentRepository(connection);
  const activities = mongoActivityRepository(connection);
  const reports = mongoReportRepository(connection);
  const people = peopleDirectory(peers);
  const things = seenThings(peers);
  const nudge = nudgeOver(ephemeral.pubSub);
  const notifier = createNotifier({ connection, blocks, notifications, settings, nudge, now });
  const readWords = readCommentWords(comments, things, (error) =>
    logger.warn({ err: error }, 'what was said could not be read'),
  );
  const following = { connection, blocks, relationships, people, nudge, wakeRelay, now };
  const findReactions = reactionsOf(likes);
  const talking = { connection, blocks, likes, comments, tallies, things, people, wakeRelay, now };
  return createServiceApp({
    name: 'social',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    connection,
    routers: [
      relationshipRoutes(following),
      blockRoutes({ ...following, notifications }),
      notificationRoutes(notifications, relationships, people, readWords),
      notificationSettingsRoutes(settings, internalSecret),
      calendarRoutes({
        feeds,
        limiter: ephemeral.limiter,
        showCalendar: showCalendar({ blocks, relationships, people, peers, publicUrl }),
        now,
      }),
      recommendationRoutes({
        connection,
        blocks,
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
      activityRoutes({
        cursors: sealedCursors(internalSecret, 'social'),
        activities,
        blocks,
        relationships,
        show: showActivities(talking),
        readers: followerNews.readers,
      }),
      reportRoutes({ ...talking, reports, limiter: ephemeral.limiter }),
      adminReportRoutes({ ...talking, reports, findReported: findReported(talking) }),
      reactionRoutes(listReactions(tallies, findReactions), listSaid(talking)),
      standingRoutes({
        standings: mongoStandingRepository(connection),
        relationships,
        blocks,
        notifications,
        reactionsOf: findReactions,
      }),
      eventRoutes(
        {
          ...followNews(notifier, notifications),
          ...orderNews(notifier, nudge),
          ...customGiftNews(notifier, notifications, nudge),
          ...removalNews(notifier, forgetWish({ ...talking, notifications })),
          ...recommendationNews(notifier),
          ...farewellNews(notifier, { relationships, blocks, settings, feeds }),
          ...likeNews(notifier, notifications),
          ...commentNews(notifier, notifications),
          ...reportNews(notifier),
          ...creditNews(notifier),
        },
        activityNews(activities, followerNews.tell),
      ),
    ],
  });
}
