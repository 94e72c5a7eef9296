import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { Lock } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import classes from './card-dialog.module.css';

type CardDialogProps = {
  /** Left out while there is nothing to send. */
  onSubmit?: (() => void) | undefined;
  isPending?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The frame around the fields of a card, whoever draws them. */
export function CardDialog({ onSubmit, isPending = false, onClose, children }: CardDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit?.();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Add a card"
      isDismissable={false}
      footer={
        <Button type="submit" form={formId} isBlock isLoading={isPending} disabled={!onSubmit}>
          Add card
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        {children}
        <p className={classes.assurance}>
          <Lock aria-hidden size={16} /> Your card number goes straight to our payment provider. We never see it.
        </p>
      </form>
    </Dialog>
  );
}
