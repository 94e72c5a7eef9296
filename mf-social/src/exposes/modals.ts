import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

export default defineModals('social', modalContracts, {
  'social.relationship': () => import('../features/relationship/relationship-modal.tsx'),
  'social.likes': () => import('../features/likes/likes-modal.tsx'),
  'social.report': () => import('../features/report/report-modal.tsx'),
  'social.recommend': () => import('../features/recommend/recommend-modal.tsx'),
});
