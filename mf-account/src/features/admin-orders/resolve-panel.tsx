import type { AdminOrderDetails, StoreAnswer } from '@wishbow/contracts/admin-orders';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { DecisionDialog } from './decision-dialog.tsx';
import classes from './order-panels.module.css';
import { useAskStore } from './use-ask-store.ts';
import { useResolveOrder } from './use-resolve-order.ts';

const SAYINGS: Readonly<Record<StoreAnswer['kind'], string>> = {
  placed: 'The store says that it has placed the order',
  failed: 'The store says that it has not taken the order',
  processing: 'The store says that it is still working on the order',
  unclear: 'The store cannot tell whether it has placed the order',
  never_sent: 'The store has never confirmed that the order reached it',
  no_answer: 'The store gives no answer. Nothing can be resolved until it does',
};

const sayingOf = ({ kind, code }: StoreAnswer) => `${SAYINGS[kind]}${code ? `: ${code}` : ''}.`;

const OUTCOMES = {
  placed: {
    title: 'Resolve as placed?',
    text: 'The hold on the card is captured, the wish becomes a gift, and buyer and recipient are told.',
    verb: 'Resolve as placed',
  },
  failed: {
    title: 'Resolve as failed?',
    text: 'The hold on the card is given back, the wish is open again, and the buyer alone is told.',
    verb: 'Resolve as failed',
  },
} as const;

/** What the store says, and the decision of the admin where it cannot tell. */
export function ResolvePanel({ order: { id } }: { order: AdminOrderDetails }) {
  const store = useAskStore(id);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>('placed');
  const [isAsking, setAsking] = useState(false);
  const resolve = useResolveOrder(id, () => setAsking(false));
  const ask = (chosen: keyof typeof OUTCOMES) => {
    setOutcome(chosen);
    setAsking(true);
  };
  return (
    <Card label="Nobody knows whether this was placed">
      <div className={classes.panel}>
        <h2>Nobody knows whether this was placed</h2>
        <p role="status">{store.data ? sayingOf(store.data) : 'Asking the store…'}</p>
        <p className={classes.text}>
          Look into the store’s account or call it. If it has changed its mind by the time you decide, its word stands.
        </p>
        <div className={classes.buttons}>
          <Button onClick={() => ask('placed')}>It was placed</Button>
          <Button variant="danger" onClick={() => ask('failed')}>
            It was not placed
          </Button>
          <Button variant="quiet" icon={<RotateCw />} isLoading={store.isFetching} onClick={() => void store.refetch()}>
            Ask again
          </Button>
        </div>
      </div>
      <DecisionDialog
        decision={OUTCOMES[outcome]}
        isDanger={outcome === 'failed'}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isLoading={resolve.isPending}
        onDecide={(reason) => resolve.mutate({ outcome, reason })}
      />
    </Card>
  );
}
