import type { Card } from '@wishbow/contracts/people';
import { cardSign } from '@wishbow/domain/card-name';
import { openModal, useSession } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { Plus } from 'lucide-react';

type CardChoiceProps = { cardId: string | undefined; onChoose: (cardId: string) => void };

/** The stored cards to choose from, and a way to add one on the spot. */
export function CardChoice({ cardId, onChoose }: CardChoiceProps) {
  const { user } = useSession();
  const cards = user?.cards ?? [];
  const add = async () => {
    const added = await openModal('checkout.addCard', {});
    if (added) onChoose(added.cardId);
  };
  return (
    <>
      {cards.length > 0 && (
        <RadioCards
          label="Card"
          isLabelHidden
          value={cardId}
          onValueChange={onChoose}
          cards={cards.map((card) => ({
            value: card.id as string,
            label: `•••• ${card.last4}`,
            hint: `Expires ${expiry(card)}`,
            media: <Badge tone="info">{cardSign(card)}</Badge>,
          }))}
        />
      )}
      <Button variant="outline" icon={<Plus />} onClick={() => void add()}>
        Add a card
      </Button>
    </>
  );
}

const expiry = ({ exp_month, exp_year }: Card) => `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`;
