import { type Cents, formatUsd } from '@wishbow/domain/money';
import { AlertDialog } from '@wishbow/ui/alert-dialog';

type RemoveFundDialogProps = {
  /** The name of the fund. */
  title: string;
  /** What friends have put in so far. */
  contributed: Cents;
  isRemoving: boolean;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks before a fund goes that friends have put money in. */
export const RemoveFundDialog = ({ title, contributed, isRemoving, onRemove, onClose }: RemoveFundDialogProps) => (
  <AlertDialog
    isOpen
    onOpenChange={onClose}
    title={`Remove “${title}”?`}
    confirmLabel="Remove fund"
    isLoading={isRemoving}
    onConfirm={onRemove}
  >
    Friends have put {formatUsd(contributed)} in. What was contributed is refunded to them.
  </AlertDialog>
);
