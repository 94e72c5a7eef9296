import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

export default defineModals('social', modalContracts, {
  'social.relationship': () => import('../relationship-modal.tsx'),
  'social.recommend': async () => ({ default: () => null }),
  'social.report': async () => ({ default: () => null }),
  'social.likes': async () => ({ default: () => null }),
});
