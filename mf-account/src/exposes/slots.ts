import { slotContracts } from '@wishbow/contracts/slots';
import { defineSlots } from '@wishbow/platform';

export default defineSlots('account', slotContracts, {
  'account.avatarMenu': () => import('../features/avatar-menu/avatar-menu.tsx'),
});
