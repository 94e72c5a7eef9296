import type { Order } from '@wishbow/contracts/orders';
import type { RefundTarget } from '@wishbow/domain/refund';
import { RadioCards } from '@wishbow/ui/radio-cards';

type RefundChoiceProps = { order: Order; value: RefundTarget; onChoose: (target: RefundTarget) => void };

/** Where a refund goes. Nothing to choose when no card was charged. */
export function RefundChoice({ order: { card, creditCents }, value, onChoose }: RefundChoiceProps) {
  if (!card) return null;
  const rest = creditCents > 0 ? '. The Llama Bucks you paid with come back as Llama Bucks.' : '';
  return (
    <RadioCards
      label="Refund to"
      value={value}
      onValueChange={onChoose}
      cards={[
        { value: 'card', label: `Card ending in ${card.last4}`, hint: `There within a few days${rest}` },
        { value: 'credit', label: 'Llama Bucks', hint: 'All of it, to spend on the next gift at once' },
      ]}
    />
  );
}
