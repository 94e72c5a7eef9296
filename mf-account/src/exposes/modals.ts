import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

export default defineModals('account', modalContracts, {
  'account.auth': () => import('../features/sign-in/auth-modal.tsx'),
  'account.addressDetails': () => import('../features/address/address-modal.tsx'),
});
