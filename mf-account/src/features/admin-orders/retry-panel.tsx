import type { AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import classes from './order-panels.module.css';
import { useRetryOrderForBuyer } from './use-retry-order-for-buyer.ts';

/** Failures of the buyer's card, of which the store never heard. */
const OF_THE_CARD: readonly string[] = ['card_declined', 'authentication_required'];

/** A failed order that may go through by now. */
export function RetryPanel({ order: { id, failure } }: { order: AdminOrderDetails }) {
  const [isAsking, setAsking] = useState(false);
  const retry = useRetryOrderForBuyer(id, () => setAsking(false));
  const title = failure && OF_THE_CARD.includes(failure.code) ? 'The buyer’s bank refused' : 'This failed at the store';
  return (
    <Card label={title}>
      <div className={classes.panel}>
        <h2>{title}</h2>
        <p>{failure?.message}</p>
        <div className={classes.buttons}>
          <Button icon={<RotateCw />} onClick={() => setAsking(true)}>
            Try again
          </Button>
        </div>
      </div>
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Try this order again?"
        confirmLabel="Try again"
        isLoading={retry.isPending}
        onConfirm={(reason) => retry.mutate(reason)}
      >
        <p>The buyer’s card is held anew. Should it cost more than they agreed to, only they can try it again.</p>
      </ReasonDialog>
    </Card>
  );
}
