import type { Order } from '@wishbow/contracts/orders';
import type { RefundTarget } from '@wishbow/domain/refund';
import { RETURN_REASONS, type ReturnReason } from '@wishbow/domain/return-reasons';
import { type ModalViewProps, openModal } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { SelectField } from '@wishbow/ui/select-field';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextArea } from '@wishbow/ui/text-area';
import { type FormEvent, useId, useState } from 'react';
import classes from './order-modal.module.css';
import { RefundChoice } from './refund-choice.tsx';
import { RefundPreview } from './refund-preview.tsx';
import { type Returning, ReturningItems } from './returning-items.tsx';
import { useOrder } from './use-order.ts';
import { useReturnOrder } from './use-return-order.ts';

const LONGEST_EXPLANATION = 1000;

/** Sending things of an order back. */
export default function ReturnOrderModal({ input, onComplete, onClose }: ModalViewProps<'checkout.returnOrder'>) {
  const formId = useId();
  const order = useOrder(input.orderId).data;
  const { mutate, isPending } = useReturnOrder(() => {
    onComplete({});
    void openModal('checkout.returnLabel', { orderId: input.orderId });
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Return order"
      isDismissable={false}
      footer={
        <Button type="submit" form={formId} isBlock isLoading={isPending} disabled={!order}>
          Start return
        </Button>
      }
    >
      {order ? (
        <ReturnForm
          id={formId}
          order={order}
          onSend={(choice) => !isPending && mutate({ orderId: order.id, ...choice })}
        />
      ) : (
        <Skeleton shape="box" height="240px" />
      )}
    </Dialog>
  );
}

type Choice = Omit<Parameters<ReturnType<typeof useReturnOrder>['mutate']>[0], 'orderId'>;
type ReturnFormProps = { id: string; order: Order; onSend: (choice: Choice) => void };

function ReturnForm({ id, order, onSend }: ReturnFormProps) {
  const [reason, setReason] = useState<ReturnReason>();
  const [explanation, setExplanation] = useState('');
  const [refundTo, setRefundTo] = useState<RefundTarget>('card');
  const [returning, setReturning] = useState<Returning>(() => everythingOf(order));
  const [hasTried, setHasTried] = useState(false);
  const items = order.items.map((item) => ({ id: item.id, quantity: returning[item.id] ?? 0 }));
  const chosen = items.filter(({ quantity }) => quantity > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (reason && chosen.length > 0) onSend({ reason, explanation, items: chosen, refundTo });
  };
  return (
    <form id={id} className={classes.body} onSubmit={submit} noValidate>
      {isMoreThanOneItem(order) && (
        <ReturningItems
          items={order.items}
          returning={returning}
          onChange={setReturning}
          error={hasTried && chosen.length === 0 ? 'Please choose what to return.' : undefined}
        />
      )}
      <SelectField
        label="Reason"
        placeholder="Choose a reason"
        required
        options={RETURN_REASONS.map((text) => ({ value: text, label: text }))}
        onValueChange={(value) => setReason(RETURN_REASONS.find((known) => known === value))}
        error={hasTried && !reason ? 'Please choose a reason.' : undefined}
      />
      <TextArea
        label="Explanation (optional)"
        rows={3}
        maxLength={LONGEST_EXPLANATION}
        value={explanation}
        onValueChange={setExplanation}
      />
      <RefundChoice order={order} value={refundTo} onChoose={setRefundTo} />
      <RefundPreview order={order} units={items.map(({ quantity }) => quantity)} reason={reason} />
    </form>
  );
}

/** All items are chosen from the start. */
const everythingOf = ({ items }: Order): Returning =>
  Object.fromEntries(items.map(({ id, quantity }): [string, number] => [id, quantity]));

const isMoreThanOneItem = ({ items }: Order): boolean => items.length > 1 || (items[0]?.quantity ?? 0) > 1;
