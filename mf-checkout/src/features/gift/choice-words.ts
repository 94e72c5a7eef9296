import { cardName } from '@wishbow/domain/card-name';
import type { GiftStepProps } from './gift-step-props.ts';

type Chosen = Pick<GiftStepProps, 'wish' | 'recipient' | 'choices' | 'quote' | 'card'>;

/** Where it goes, as the buyer reads it back. */
export const shippingChosen = ({ wish, recipient, choices }: Chosen) => ({
  title: choices.shipTo === 'me' ? 'Ship to me' : `Ship to ${recipient?.name ?? 'them'}`,
  text: `${choices.quantity} × ${wish.title}`,
});

/** What is said with it, and to whom. */
export const notesChosen = ({ choices }: Chosen) => ({
  title: choices.isPrivate ? 'Private gift' : 'Gift from you',
  text: choices.message || 'No note',
});

/** What it is paid with. */
export const paymentChosen = ({ quote, card }: Chosen) => ({
  title: 'Payment',
  text: quote && quote.totalCents > 0 && card ? cardName(card) : 'Llama Bucks alone',
});
