import type { blocksContract } from '@wishbow/contracts/blocks-contract';
import type { calendarContract } from '@wishbow/contracts/calendar-contract';
import type { notificationSettingsContract } from '@wishbow/contracts/notification-settings-contract';
import type { reportsContract } from '@wishbow/contracts/reports-contract';
import { everybody, signedIn } from '../subjects.ts';
import type { CasesOf } from './cases-of.ts';

type Contract = typeof blocksContract &
  typeof reportsContract &
  typeof notificationSettingsContract &
  typeof calendarContract;

const reported = (thing: { kind: 'person' | 'wish' | 'comment'; id: string }) =>
  ({ body: { reported: thing, reason: 'spam', note: '' } }) as never;

/** Having nothing to do with somebody, and hearing of things where and when one likes. */
export const quietCases: CasesOf<Contract> = {
  blockUser: [
    {
      about: 'somebody who has nothing to do with anybody here',
      call: ({ bystander }) => ({ body: { blockedUserId: bystander.id } }),
      outcomes: signedIn('200'),
    },
  ],
  unblockUser: [{ call: ({ bystander }) => ({ body: { blockedUserId: bystander.id } }), outcomes: signedIn('200') }],
  getBlockedUsers: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  addReport: [
    {
      about: 'an open wish',
      call: ({ openWish }) => reported({ kind: 'wish', id: openWish }),
      outcomes: signedIn('201', { owner: '403 forbidden' }),
    },
    {
      about: 'a wish on a private list',
      call: ({ secretWish }) => reported({ kind: 'wish', id: secretWish }),
      outcomes: signedIn('404 not_found', { owner: '403 forbidden', follower: '201' }),
    },
    {
      about: 'words about a wish on a private list',
      call: ({ said }) => reported({ kind: 'comment', id: said.secret }),
      outcomes: signedIn('404 not_found', { owner: '403 forbidden', follower: '201' }),
    },
  ],
  getNotificationSettings: [{ call: () => ({}), outcomes: signedIn('200') }],
  updateNotificationSettings: [{ call: () => ({ body: { settings: {} } }), outcomes: signedIn('200') }],
  getUnsubscription: [
    {
      call: () => ({ query: { token: 'forged' } }),
      outcomes: everybody('404 not_found'),
      allowedIn: 'services/social/src/notification-mails',
    },
  ],
  unsubscribe: [
    {
      call: () => ({ query: { token: 'forged' } }),
      outcomes: everybody('404 not_found'),
      allowedIn: 'services/social/src/notification-mails',
    },
  ],
  getCalendarFeed: [{ call: () => ({}), outcomes: signedIn('200') }],
  createCalendarFeed: [{ call: () => ({}), outcomes: signedIn('200') }],
  revokeCalendarFeed: [{ call: () => ({}), outcomes: signedIn('200') }],
};
