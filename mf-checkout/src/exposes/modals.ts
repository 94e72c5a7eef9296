import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

export default defineModals('checkout', modalContracts, {
  'checkout.giftItem': () => import('../features/gift/gift-modal.tsx'),
  'checkout.messageAndRecipient': () => import('../features/recipient/message-and-recipient-modal.tsx'),
  'checkout.addCard': () => import('../features/cards/add-card-modal.tsx'),
});
