import type { Cart, CartParcel } from '@wishbow/contracts/cart';
import type { Card } from '@wishbow/contracts/people';
import type { ReactNode } from 'react';

/** What every step of a cart's checkout is drawn from. */
export interface CartStepProps {
  readonly cart: Cart;
  /** What is ordered: what goes to somebody who is chosen. */
  readonly parcels: readonly CartParcel[];
  /** The card that pays what Llama Bucks do not; undefined while there is none. */
  readonly card: Card | undefined;
  readonly chooseCard: (cardId: string) => void;
  readonly usesCredit: boolean;
  readonly useCredit: (usesCredit: boolean) => void;
  /** The earlier steps, each a press away from being changed. */
  readonly done: ReactNode;
}
