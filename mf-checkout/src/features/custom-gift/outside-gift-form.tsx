import { cents, formatUsd, times } from '@wishbow/domain/money';
import { mostGiftable } from '@wishbow/domain/wish-units';
import { showToast } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { LinkButton } from '@wishbow/ui/link-button';
import { QuantityStepper } from '@wishbow/ui/quantity-stepper';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useGiftedWish } from '../../shared/use-gifted-wish.ts';
import classes from './custom-gift.module.css';
import type { CustomGiftProps, CustomWish } from './custom-gift-props.ts';
import { GiftSubject } from './gift-subject.tsx';
import { NO_WORDS, NoteAndPrivacy } from './note-and-privacy.tsx';
import { useGiveItem } from './use-give-item.ts';

/** Giving something that its giver buys at a store elsewhere: it takes the units off the list and no money. */
export function OutsideGiftForm({ wish, onGiven, onClose }: CustomGiftProps) {
  const [quantity, setQuantity] = useState(1);
  const [words, setWords] = useState(NO_WORDS);
  const query = useGiftedWish(wish.id);
  const current = query.data ?? undefined;
  const give = useGiveItem({ wish, isComplete: true, onGiven, onGone: onClose });
  const most = mostGiftable({ wanted: wish.quantity, free: current?.available_quantity ?? wish.available_quantity });
  const chosen = Math.min(quantity, most);
  const submit = () => {
    if (query.data === null) return showToast('Please select a recipient.', { tone: 'error' });
    const { message, isPrivate } = words;
    const { id, user_id } = wish;
    if (give.isPending) return;
    give.mutate({ id, user_id, external: true, fund: false, quantity: chosen, message, private: isPrivate });
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Gift this"
      isDismissable={false}
      footer={
        <Button size="large" isBlock isLoading={give.isPending} onClick={submit}>
          {chosen > 1 ? `Gift ${chosen} of these` : 'Gift this'}
        </Button>
      }
    >
      <div className={classes.form}>
        <GiftSubject wish={wish} current={current} />
        <StoreNotice wish={wish} />
        {most > 1 && (
          <div className={classes.line}>
            <span>Quantity</span>
            <QuantityStepper label="Quantity" value={chosen} min={1} max={most} onValueChange={setQuantity} />
          </div>
        )}
        <p className={classes.line}>
          <span>Total at the store</span>
          <b className={classes.total}>{formatUsd(times(cents(wish.price), chosen))}</b>
        </p>
        <NoteAndPrivacy
          recipient={current?.user}
          words={words}
          onChange={(changed) => setWords({ ...words, ...changed })}
          privateLabel="Private gift"
        />
      </div>
    </Dialog>
  );
}

const StoreNotice = ({ wish: { url, store } }: { wish: CustomWish }) => (
  <div className={classes.notice}>
    <p>
      You buy this at {store ?? 'the store'} yourself. Gifting it here takes it off the list, so that nobody gives it
      twice. You pay nothing here.
    </p>
    {url && (
      <LinkButton variant="outline" icon={<ExternalLink />} href={url} target="_blank" rel="nofollow noopener">
        View at {store ?? 'the store'}
      </LinkButton>
    )}
  </div>
);
