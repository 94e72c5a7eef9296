import type { ModalProps } from '@wishbow/contracts/modals';
import type { Quote } from '@wishbow/contracts/orders';
import type { PersonSummary } from '@wishbow/contracts/people';
import type { GiftChoices } from './gift-choices.ts';

/** What every step of a checkout is drawn from. */
export interface GiftStepProps {
  readonly wish: ModalProps<'checkout.giftItem'>['wish'];
  /** undefined until it is known whose wish it is. */
  readonly recipient: PersonSummary | undefined;
  readonly choices: GiftChoices;
  readonly change: (changed: Partial<GiftChoices>) => void;
  /** undefined until the server has named the price. */
  readonly quote: Quote | undefined;
  readonly cardId: string | undefined;
  readonly goTo: (step: number) => void;
}
