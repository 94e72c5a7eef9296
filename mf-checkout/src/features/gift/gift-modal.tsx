import { formatUsd } from '@wishbow/domain/money';
import { type ModalViewProps, showToast, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { Stepper } from '@wishbow/ui/stepper';
import { useState } from 'react';
import { type GiftChoices, NO_CHOICES, STEPS } from './gift-choices.ts';
import classes from './gift-modal.module.css';
import { GiftReceipt } from './gift-receipt.tsx';
import { GiftStep } from './gift-step.tsx';
import { useGift } from './use-gift.ts';
import { useGiftedWish } from './use-gifted-wish.ts';
import { useQuote } from './use-quote.ts';

const LAST_STEP = STEPS.length - 1;

/** Checkout of one catalogue wish: where it goes, what is said with it, how it is paid, and a last look. */
export default function GiftModal({ input: { wish }, onComplete, onClose }: ModalViewProps<'checkout.giftItem'>) {
  const { user } = useSession();
  const [step, setStep] = useState(0);
  const [choices, setChoices] = useState(NO_CHOICES);
  const change = (changed: Partial<GiftChoices>) => setChoices({ ...choices, ...changed });
  const recipient = useGiftedWish(wish.id).data?.user;
  const quoted = useQuote(wish.id, choices);
  const quote = quoted.data?.status === 200 ? quoted.data.body.quote : undefined;
  const gift = useGift({ onPlaced: (orderId) => onComplete({ orderId }), onGone: onClose });
  const cardId = choices.cardId ?? user?.cards[0]?.id;

  if (!user) return null;
  const isLast = step === LAST_STEP;
  const total = quote && formatUsd(quote.totalCents);
  const goOn = () => {
    if (!quote) return;
    if (step >= 2 && !cardId && quote.totalCents > 0) return showToast('Please add a card', { tone: 'error' });
    if (!isLast) return setStep(step + 1);
    if (!gift.isPending) gift.mutate({ wish, buyerId: user.id, choices, quote, cardId });
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
        <div className={classes.footer}>
          {step > 0 && (
            <Button variant="quiet" onClick={() => setStep(step - 1)}>
              Back
            </Button>
          )}
          <span className={classes.assurance}>
            {isLast ? 'Charged once the shop has placed it' : 'You won’t be charged yet'}
          </span>
          <Button size="large" onClick={goOn} disabled={!quote} isLoading={gift.isPending}>
            {isLast ? `Place order ${total ?? ''}` : `Continue ${total ?? ''}`}
          </Button>
        </div>
      }
    >
      <div className={classes.columns}>
        <div className={classes.main}>
          <Stepper label="Checkout steps" steps={STEPS} current={step} />
          <GiftStep
            step={step}
            wish={wish}
            recipient={recipient}
            choices={choices}
            change={change}
            quote={quote}
            cardId={cardId}
            goTo={setStep}
          />
        </div>
        <aside className={classes.side}>
          <GiftReceipt wish={wish} recipient={recipient} quoted={quoted} />
        </aside>
      </div>
    </Dialog>
  );
}
