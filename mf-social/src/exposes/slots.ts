import { slotContracts } from '@wishbow/contracts/slots';
import { defineSlots } from '@wishbow/platform';

export default defineSlots('social', slotContracts, {
  'social.notificationBell': () => import('../features/notifications/notification-bell.tsx'),
  'social.peopleSearch': () => import('../features/people-search/people-search.tsx'),
  'social.commentThread': () => import('../features/comments/comment-thread.tsx'),
  'social.likers': () => import('../features/likes/likers.tsx'),
  'social.recentActivities': () => import('../features/activities/recent-activities.tsx'),
  'social.profileHeader': () =>
    import(/* webpackChunkName: "slot-profileHeader" */ '../features/profile-header/profile-header.tsx'),
});
