import { slotContracts } from '@wishbow/contracts/slots';
import { defineSlots } from '@wishbow/platform';

export default defineSlots('social', slotContracts, {
  'social.notificationBell': () => import('../demo-slots.tsx').then(({ DemoBell }) => ({ default: DemoBell })),
  'social.peopleSearch': () => import('../demo-slots.tsx').then(({ DemoSearch }) => ({ default: DemoSearch })),
  'social.commentThread': async () => ({ default: () => null }),
  'social.likers': async () => ({ default: () => null }),
  'social.recentActivities': async () => ({ default: () => null }),
  'social.profileHeader': () => import('../demo-slots.tsx').then(({ DemoHeader }) => ({ default: DemoHeader })),
});
