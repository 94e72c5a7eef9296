import { formatUsd } from '@wishbow/domain/money';
import { mostGiftable } from '@wishbow/domain/wish-units';
import { type ModalViewProps, showToast, useSession } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { Stepper } from '@wishbow/ui/stepper';
import { useState } from 'react';
import classes from '../../shared/checkout/checkout-columns.module.css';
import { CheckoutFooter } from '../../shared/checkout/checkout-footer.tsx';
import { OrderSummary } from '../../shared/checkout/order-summary.tsx';
import { useGiftedWish } from '../../shared/use-gifted-wish.ts';
import { GiftReceipt } from './gift-receipt.tsx';
import { GiftStep } from './gift-step.tsx';
import { GIFT_STEPS, LAST_STEP, stepAt } from './gift-steps.ts';
import { useGift } from './use-gift.ts';
import { useGiftChoices } from './use-gift-choices.ts';

const STEP_TITLES = GIFT_STEPS.map(({ title }) => title);

/** Checkout of one catalogue wish: where it goes, what is said with it, how it is paid, and a last look. */
export default function GiftModal({ input: { wish }, onComplete, onClose }: ModalViewProps<'checkout.giftItem'>) {
  const { user } = useSession();
  const [place, setPlace] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const { choices, change, quoted, quote, lacksTheirAddress } = useGiftChoices(wish.id);
  const current = useGiftedWish(wish.id).data;
  const gift = useGift({ onPlaced: (orderId) => onComplete({ orderId }), onGone: onClose });

  if (!user) return null;
  const recipient = current?.user;
  const mostUnits = mostGiftable({
    wanted: wish.quantity,
    free: current?.available_quantity ?? wish.available_quantity,
  });
  const card = user.cards.find(({ id }) => id === choices.cardId) ?? user.cards[0];
  const situation = { wish, recipient, lacksTheirAddress, mostUnits, choices, change, quote, card };
  const { action, missing } = stepAt(place);
  const refusal = missing?.(situation);
  const isLast = place === LAST_STEP;
  const total = quote && formatUsd(quote.totalCents);
  const goTo = (next: number) => {
    setHasTried(false);
    setPlace(next);
  };
  const goOn = () => {
    if (!quote) return;
    setHasTried(true);
    if (refusal) return showToast(refusal, { tone: 'error' });
    if (!isLast) return goTo(place + 1);
    if (!gift.isPending) gift.mutate({ wish, buyerId: user.id, choices, quote, cardId: card?.id });
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Checkout"
      size="checkout"
      isFlush
      isDismissable={false}
      footer={
        <CheckoutFooter
          action={isLast && total ? `${action} ${total}` : action}
          assurance={isLast ? 'Charged once the store has placed it' : 'You won’t be charged yet'}
          onBack={place > 0 ? () => goTo(place - 1) : undefined}
          onGoOn={goOn}
          isReady={quote !== undefined}
          isPending={gift.isPending}
        />
      }
    >
      <div className={classes.columns}>
        <div className={classes.main}>
          <Stepper label="Checkout steps" steps={STEP_TITLES} current={place} />
          <GiftStep {...situation} place={place} goTo={goTo} refusal={hasTried ? refusal : undefined} />
        </div>
        <OrderSummary recipient={recipient} total={total}>
          <GiftReceipt wish={wish} recipient={recipient} quoted={quoted} />
        </OrderSummary>
      </div>
    </Dialog>
  );
}
