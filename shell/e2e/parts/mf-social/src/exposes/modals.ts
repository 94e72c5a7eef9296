import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

const { 'social.relationship': relationship } = modalContracts;

export default defineModals(
  'social',
  { 'social.relationship': relationship },
  { 'social.relationship': () => import('../relationship-modal.tsx') },
);
