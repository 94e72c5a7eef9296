import { slotContracts } from '@wishbow/contracts/slots';
import { defineSlots } from '@wishbow/platform';

const {
  'social.notificationBell': notificationBell,
  'social.peopleSearch': peopleSearch,
  'social.profileHeader': profileHeader,
} = slotContracts;

export default defineSlots(
  'social',
  {
    'social.notificationBell': notificationBell,
    'social.peopleSearch': peopleSearch,
    'social.profileHeader': profileHeader,
  },
  {
    'social.notificationBell': () => import('../demo-slots.tsx').then(({ DemoBell }) => ({ default: DemoBell })),
    'social.peopleSearch': () => import('../demo-slots.tsx').then(({ DemoSearch }) => ({ default: DemoSearch })),
    'social.profileHeader': () => import('../demo-slots.tsx').then(({ DemoHeader }) => ({ default: DemoHeader })),
  },
);
