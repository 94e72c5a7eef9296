import type { Card } from '@wishbow/contracts/people';
import { cardName, cardSign } from '@wishbow/domain/card-name';
import { openModal, refreshSession } from '@wishbow/platform';
import { AlertDialog } from '@wishbow/ui/alert-dialog';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { ListRow } from '@wishbow/ui/list-row';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import classes from './card-list.module.css';
import { expiryOf } from './card-words.ts';
import { useDeleteCard } from './use-delete-card.ts';

/** The cards a person pays with: never more than their last four digits. Null where they could not be loaded. */
export function CardList({ cards }: { cards: readonly Card[] | null }) {
  const [doomed, setDoomed] = useState<Card>();
  const remove = useDeleteCard(() => setDoomed(undefined));
  const add = async () => {
    if (await openModal('checkout.addCard', {})) await refreshSession();
  };

  if (!cards)
    return <ErrorPanel title="Your cards could not be loaded" text="Please try again in a moment." headingLevel={2} />;
  return (
    <div className={classes.cards}>
      {cards.length === 0 && <EmptyState picture="wrapped-gift" title="No cards yet" headingLevel={2} />}
      {cards.map((card) => (
        <ListRow
          key={card.id}
          media={
            <span className={classes.sign}>
              <Badge tone="info">{cardSign(card)}</Badge>
            </span>
          }
          title={cardName(card)}
          text={`Expires ${expiryOf(card)}`}
          trailing={
            <Button
              variant="quiet"
              size="small"
              aria-label={`Delete ${cardName(card)}`}
              onClick={() => setDoomed(card)}
            >
              Delete
            </Button>
          }
        />
      ))}
      <Button variant="outline" icon={<Plus />} onClick={() => void add()}>
        Add a card
      </Button>
      <AlertDialog
        isOpen={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        title="Delete this card?"
        confirmLabel="Delete card"
        isLoading={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
      >
        {doomed && `${cardName(doomed)} cannot be paid with any more. Orders under way stay as they are.`}
      </AlertDialog>
    </div>
  );
}
