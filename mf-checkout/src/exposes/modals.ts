import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

export default defineModals('checkout', modalContracts, {
  'checkout.giftItem': () => import('../features/gift/gift-modal.tsx'),
  'checkout.messageAndRecipient': () => import('../features/recipient/message-and-recipient-modal.tsx'),
  'checkout.cancelOrder': () => import('../features/orders/cancel-order-modal.tsx'),
  'checkout.retryOrder': () => import('../features/orders/retry-order-modal.tsx'),
  'checkout.returnOrder': () => import('../features/orders/return-order-modal.tsx'),
  'checkout.returnLabel': () => import('../features/orders/return-label-modal.tsx'),
  'checkout.giftCustomItem': () => import('../features/custom-gift/custom-gift-modal.tsx'),
  'checkout.confirmPayment': () => import('../features/payment/confirm-payment-modal.tsx'),
  'checkout.addCard': () => import('../features/cards/add-card-modal.tsx'),
});
