import { PasswordDialog } from '../../shared/password-dialog.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

type DeleteAccountDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Whoever deletes an account knows its password. */
export function DeleteAccountDialog({ isOpen, onOpenChange }: DeleteAccountDialogProps) {
  const { mutate, isPending } = useDeleteAccount();
  return (
    <PasswordDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      text="Please enter your password, so that nobody else does this for you."
      confirmLabel="Delete my account"
      variant="danger"
      isLoading={isPending}
      onConfirm={(password) => mutate(password)}
    />
  );
}
