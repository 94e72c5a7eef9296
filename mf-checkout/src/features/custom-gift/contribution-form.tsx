import { formatWholeUsd } from '@wishbow/domain/money';
import { PAYOUT_FEE_TEXT, PAYOUT_TIMING_TEXT } from '@wishbow/domain/payout-fee';
import { showToast, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { useState } from 'react';
import { CardChoice } from '../../shared/card-choice.tsx';
import { useGiftedWish } from '../../shared/use-gifted-wish.ts';
import { contributionFault, fundWith } from './contribution-facts.ts';
import { ContributionFields } from './contribution-fields.tsx';
import classes from './custom-gift.module.css';
import type { CustomGiftProps } from './custom-gift-props.ts';
import { NO_WORDS, NoteAndPrivacy } from './note-and-privacy.tsx';
import { useGiveItem } from './use-give-item.ts';

/** Chipping in to a fund: whole dollars, at most what is missing, by card and without a fee. */
export function ContributionForm({ wish, onGiven, onClose }: CustomGiftProps) {
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState(NO_WORDS);
  const [cardId, setCardId] = useState<string>();
  const [hasTried, setHasTried] = useState(false);
  const query = useGiftedWish(wish.id);
  const current = query.data ?? undefined;
  const fund = fundWith(current ?? wish, typed);
  const give = useGiveItem({ wish, isComplete: fund.isComplete, onGiven, onGone: onClose });
  const card = user?.cards.find(({ id }) => id === cardId) ?? user?.cards[0];
  const amountFault = contributionFault(fund);
  const cardFault = card ? undefined : 'Please add a credit card.';
  const recipientFault = query.data === null ? 'Please select a recipient.' : undefined;
  const recipientName = current?.user.firstName ?? 'the owner';
  const submit = () => {
    setHasTried(true);
    const fault = amountFault ?? cardFault ?? recipientFault;
    if (fault || !fund.amount || !card) return showToast(fault ?? '', { tone: 'error' });
    const { id, user_id } = wish;
    if (give.isPending) return;
    give.mutate({
      id,
      user_id,
      external: false,
      fund: true,
      contribution: fund.amount / 100,
      card_id: card.id,
      message: words.message,
      private: words.isPrivate,
    });
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Chip in"
      isDismissable={false}
      footer={
        <Button size="large" isBlock isLoading={give.isPending} onClick={submit}>
          {fund.amount ? `Contribute ${formatWholeUsd(fund.amount)}` : 'Contribute'}
        </Button>
      }
    >
      <div className={classes.form}>
        <ContributionFields
          wish={wish}
          current={current}
          fund={fund}
          typed={typed}
          onType={setTyped}
          error={hasTried ? amountFault : undefined}
        />
        <CardChoice cardId={card?.id} onChoose={setCardId} />
        {hasTried && cardFault && <p className={classes.refusal}>{cardFault}</p>}
        <NoteAndPrivacy
          recipient={current?.user}
          words={words}
          onChange={(changed) => setWords({ ...words, ...changed })}
          privateLabel="Private contribution"
        />
        <p className={classes.terms}>
          You pay no fee. When {recipientName} requests a payout, a {PAYOUT_FEE_TEXT} is deducted. {PAYOUT_TIMING_TEXT}{' '}
          If the fund is removed before, you are refunded.
        </p>
      </div>
    </Dialog>
  );
}
