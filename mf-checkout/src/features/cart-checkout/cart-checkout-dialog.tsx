import type { Cart } from '@wishbow/contracts/cart';
import { formatUsd } from '@wishbow/domain/money';
import { showToast, useSession } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { Stepper } from '@wishbow/ui/stepper';
import { useState } from 'react';
import { CartReceipt } from '../../shared/cart/cart-receipt.tsx';
import classes from '../../shared/checkout/checkout-columns.module.css';
import { CheckoutFooter } from '../../shared/checkout/checkout-footer.tsx';
import { OrderSummary } from '../../shared/checkout/order-summary.tsx';
import { CartStep } from './cart-step.tsx';
import { obstacleOf } from './cart-step-words.ts';
import { CART_STEPS, cartStepAt } from './cart-steps.tsx';
import { useCheckoutCart } from './use-checkout-cart.ts';

type CartCheckoutDialogProps = {
  cart: Cart;
  usesCredit: boolean;
  onUseCredit: (usesCredit: boolean) => void;
  onPlaced: () => void;
  onClose: () => void;
};

const STEP_TITLES = CART_STEPS.map(({ title }) => title);

/** Checkout of everything in the cart: where it goes, what is said with it, how it is paid, and a last look. */
export function CartCheckoutDialog({ cart, usesCredit, onUseCredit, onPlaced, onClose }: CartCheckoutDialogProps) {
  const { user } = useSession();
  const [place, setPlace] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const [cardId, setCardId] = useState<string>();
  const { order, isPending } = useCheckoutCart({ onPlaced, onGone: onClose });
  if (!user) return null;

  const parcels = cart.parcels.filter(({ is_counted }) => is_counted);
  const card = user.cards.find(({ id }) => id === cardId) ?? user.cards[0];
  const situation = { cart, parcels, card, chooseCard: setCardId, usesCredit, useCredit: onUseCredit };
  const { action, missing } = cartStepAt(place);
  const refusal = missing?.(situation) ?? obstacleOf(situation);
  const isLast = place === CART_STEPS.length - 1;
  const total = formatUsd(cart.quote.totalCents);
  const goTo = (next: number) => {
    setHasTried(false);
    setPlace(next);
  };
  const goOn = () => {
    setHasTried(true);
    if (refusal) return showToast(refusal, { tone: 'error' });
    if (!isLast) return goTo(place + 1);
    if (!isPending) order({ cart, cardId: card?.id, answers: {} });
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
          action={isLast ? `${action} ${total}` : action}
          assurance={isLast ? 'Charged once the store has placed it' : 'You won’t be charged yet'}
          onBack={place > 0 ? () => goTo(place - 1) : undefined}
          onGoOn={goOn}
          isReady
          isPending={isPending}
        />
      }
    >
      <div className={classes.columns}>
        <div className={classes.main}>
          <Stepper label="Checkout steps" steps={STEP_TITLES} current={place} />
          <CartStep {...situation} place={place} goTo={goTo} refusal={hasTried ? refusal : undefined} />
        </div>
        <OrderSummary recipient={undefined} total={total}>
          <CartReceipt cart={cart} />
        </OrderSummary>
      </div>
    </Dialog>
  );
}
