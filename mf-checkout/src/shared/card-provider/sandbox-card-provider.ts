import type { PaymentToConfirm } from '@wishbow/contracts/payments';
import { openModal } from '@wishbow/platform';

/** The sandbox has a page with two buttons in the place of a bank, which is shown within ours. */
export const sandboxCardProvider = {
  askHolder: async ({ url, client_secret: clientSecret }: PaymentToConfirm): Promise<boolean> => {
    if (!url) throw new Error('The sandbox did not say where the bank asks');
    return (await openModal('checkout.confirmPayment', { url, clientSecret })) !== undefined;
  },
};
