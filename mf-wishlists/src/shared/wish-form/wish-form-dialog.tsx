import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { type FormEvent, type ReactNode, useId } from 'react';
import classes from './wish-form.module.css';

type WishFormDialogProps = {
  title: string;
  /** The verb of the button that sends the form. */
  submitLabel: string;
  isSending: boolean;
  /** Whether something would be lost by a press beside the dialog. */
  isTouched: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form about one wish. */
export function WishFormDialog(props: WishFormDialogProps) {
  const { title, submitLabel, isSending, isTouched, onSubmit, onClose, children } = props;
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onSubmit();
    requestAnimationFrame(() => focusFirstFault(form));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      isDismissable={!isTouched}
      footer={
        <Button type="submit" form={formId} isLoading={isSending}>
          {submitLabel}
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}

/** A field that keeps the form from being sent may have been scrolled out of sight. */
function focusFirstFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
