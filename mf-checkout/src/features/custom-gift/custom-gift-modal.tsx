import type { ModalViewProps } from '@wishbow/platform';
import { ContributionForm } from './contribution-form.tsx';
import { OutsideGiftForm } from './outside-gift-form.tsx';

/** Giving a wish that is not ordered here: something its giver buys elsewhere, or a share of a fund. */
export default function CustomGiftModal({ input, onComplete, onClose }: ModalViewProps<'checkout.giftCustomItem'>) {
  const Form = input.wish.fund ? ContributionForm : OutsideGiftForm;
  return <Form wish={input.wish} onGiven={() => onComplete({})} onClose={onClose} />;
}
