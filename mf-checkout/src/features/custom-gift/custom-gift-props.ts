import type { ModalProps } from '@wishbow/contracts/modals';

export type CustomWish = ModalProps<'checkout.giftCustomItem'>['wish'];

/** What both ways of giving are drawn from. */
export interface CustomGiftProps {
  readonly wish: CustomWish;
  /** Called once it is given. */
  readonly onGiven: () => void;
  readonly onClose: () => void;
}
