import { slotContracts } from '@wishbow/contracts/slots';
import { defineSlots } from '@wishbow/platform';

export default defineSlots('checkout', slotContracts, {
  'checkout.miniCart': () => import('../features/cart/mini-cart.tsx'),
});
