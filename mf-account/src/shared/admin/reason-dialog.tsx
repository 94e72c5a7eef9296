import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { TextArea } from '@wishbow/ui/text-area';
import { type FormEvent, type ReactNode, useId } from 'react';
import stacked from '../stacked-form.module.css';

export type ReasonDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The question: "Mark 3 checks as mailed?" */
  title: string;
  /** What will happen, and fields of its own where the act needs any. */
  children: ReactNode;
  /** The verb of the act. */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  isLoading: boolean;
  onConfirm: (reason: string) => void;
};

/** Asks before an act of an admin, and for the reason that the audit log keeps. */
export function ReasonDialog({
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  tone = 'primary',
  isLoading,
  onConfirm,
}: ReasonDialogProps) {
  const form = useId();
  const { reason: error } = useFieldErrors();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLoading) onConfirm(String(new FormData(event.currentTarget).get('reason') ?? ''));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      isDismissable={false}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant={tone} isLoading={isLoading}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} className={stacked.form} onSubmit={submit} noValidate>
        {children}
        <TextArea label="Reason" name="reason" hint="Kept in the audit log." maxLength={300} rows={2} error={error} />
      </form>
    </Dialog>
  );
}
