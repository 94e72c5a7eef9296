import type { AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { useState } from 'react';
import { When } from '../../shared/admin/when.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import classes from './order-panels.module.css';
import { useDecideLateOrder } from './use-decide-late-order.ts';

type Late = NonNullable<AdminOrderDetails['late']>;

const STANDINGS: Readonly<Record<Late['decision'], string>> = {
  waiting:
    'The buyer was told that it failed, and nobody has paid for it. Ask them whether they still want to give it.',
  calling_back: 'The store has been asked to cancel it. Should it refuse, this waits for a decision again.',
  called_back: 'The store has cancelled it. Nobody was charged.',
  taken: 'It was taken up again.',
  borne: 'The site has paid for it. Nobody was charged.',
};

const DECISIONS = {
  take: {
    title: 'Take this order up again?',
    text: 'The buyer’s card is charged what they agreed to, the wish becomes a gift, and buyer and recipient are told.',
    verb: 'Take up again',
  },
  call_back: {
    title: 'Call this order back?',
    text: 'The store is asked to cancel it. Nobody is charged, and nobody is told.',
    verb: 'Call back',
  },
  bear: {
    title: 'Have the site pay for this order?',
    text: 'For what the store does not cancel and the buyer is not charged for. The site pays the store, nobody is told, and this waits no longer.',
    verb: 'Have the site pay',
  },
} as const;

/** An order that failed here and was placed at the store afterwards, and the decision of the admin. */
export function LatePanel({ order: { id, can }, late }: { order: AdminOrderDetails; late: Late }) {
  const [decision, setDecision] = useState<keyof typeof DECISIONS>('take');
  const [isAsking, setAsking] = useState(false);
  const decide = useDecideLateOrder(id, () => setAsking(false));
  const ask = (chosen: keyof typeof DECISIONS) => {
    setDecision(chosen);
    setAsking(true);
  };
  return (
    <Card label="The store placed this after it had failed">
      <div className={classes.panel}>
        <h2>The store placed this after it had failed</h2>
        <p>
          Found <When at={late.found_at} />.
        </p>
        <p className={classes.text}>{STANDINGS[late.decision]}</p>
        {can.decide_late && (
          <div className={classes.buttons}>
            <Button onClick={() => ask('take')}>Take up again</Button>
            <Button variant="danger" onClick={() => ask('call_back')}>
              Call back
            </Button>
            <Button variant="outline" onClick={() => ask('bear')}>
              Have the site pay
            </Button>
          </div>
        )}
      </div>
      <DecisionDialog
        decision={DECISIONS[decision]}
        isDanger={decision !== 'take'}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isLoading={decide.isPending}
        onDecide={(reason) => decide.mutate({ decision, reason })}
      />
    </Card>
  );
}
