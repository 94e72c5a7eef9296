import type { PartMocks } from '@wishbow/testing/world/part-mocks';
import { activitiesMocks } from '../mocks/feed-mocks.ts';
import { likesMocks } from '../mocks/likes-mocks.ts';
import { calendarMocks, notificationSettingsMocks, notificationsMocks } from '../mocks/news-mocks.ts';
import { blocksMocks, relationshipsMocks } from '../mocks/people-mocks.ts';
import { recommendationsMocks } from '../mocks/recommendations-mocks.ts';
import { adminReportsMocks, reportsMocks } from '../mocks/reports-mocks.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { commentsMocks } from '../mocks/talk-mocks.ts';

/** What social answers where there is no backend. */
const mocks: PartMocks = {
  owner: 'mf-social',
  contracts: [
    relationshipsMocks,
    blocksMocks,
    notificationsMocks,
    notificationSettingsMocks,
    calendarMocks,
    activitiesMocks,
    likesMocks,
    commentsMocks,
    recommendationsMocks,
    reportsMocks,
    adminReportsMocks,
  ],
  scenarios,
};

export default mocks;
