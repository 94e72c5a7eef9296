import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi, type ModalViewProps, useMutation } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import classes from './confirm-payment-modal.module.css';

/**
 * The page of the buyer's bank within ours. What it shows next we cannot see, so the card processor is asked after every
 * page whether the buyer has answered.
 */
export default function ConfirmPaymentModal({ input, onComplete, onClose }: ModalViewProps<'checkout.confirmPayment'>) {
  const look = useMutation({
    mutationFn: () => isAnswered(input.clientSecret),
    onSuccess: (hasAnswered) => {
      if (hasAnswered) onComplete({});
    },
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title="Confirm with your bank" isDismissable={false} isFlush>
      {look.isError && (
        <ErrorPanel
          title="We could not see whether you have confirmed"
          text="If you have, please try again. You are not charged twice."
          onRetry={() => look.mutate()}
        />
      )}
      <iframe
        className={classes.page}
        title="Your bank"
        src={input.url}
        sandbox="allow-forms allow-same-origin"
        onLoad={() => look.mutate()}
      />
    </Dialog>
  );
}

/** https://docs.stripe.com/api/payment_intents/retrieve: a browser that knows its secret may look at a payment. */
async function isAnswered(clientSecret: string): Promise<boolean> {
  const { body } = await callApi(siteContract.getAppEnv, {});
  const [intentId] = clientSecret.split('_secret_');
  const address = `${body.stripe.apiBase}/v1/payment_intents/${intentId}?client_secret=${encodeURIComponent(clientSecret)}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${body.stripe.publishableKey}` } });
  const { status }: { status?: string } = await answer.json();
  return answer.ok && status !== 'requires_action';
}
