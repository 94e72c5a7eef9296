import type { ModalProps } from '@wishbow/contracts/modals';
import type { Quote } from '@wishbow/contracts/orders';
import type { Card, PersonSummary } from '@wishbow/contracts/people';
import type { ReactNode } from 'react';
import type { GiftChoices } from './gift-choices.ts';

/** What every step of a checkout is drawn from. */
export interface GiftStepProps {
  readonly wish: ModalProps<'checkout.giftItem'>['wish'];
  /** undefined until it is known whose wish it is. */
  readonly recipient: PersonSummary | undefined;
  /** The recipient has no address: it can only go to the buyer. */
  readonly lacksTheirAddress: boolean;
  /** So many units can still be gifted. */
  readonly mostUnits: number;
  readonly choices: GiftChoices;
  readonly change: (changed: Partial<GiftChoices>) => void;
  /** undefined until the server has named the price. */
  readonly quote: Quote | undefined;
  /** The card that pays what Llama Bucks do not; undefined while there is none. */
  readonly card: Card | undefined;
  /** The earlier steps, each a press away from being changed. */
  readonly done: ReactNode;
}
