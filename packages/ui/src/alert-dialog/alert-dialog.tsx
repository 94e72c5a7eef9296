import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import classes from './alert-dialog.module.css';

export type AlertDialogProps = {
  /** Whether it is open. Always controlled. */
  isOpen: boolean;
  /** Called with false for Escape and the cancel button; a press outside does nothing. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, for instance "Delete this wishlist?"; the accessible name. */
  title: string;
  /** What cannot be undone, in plain words; read with the title. */
  children: ReactNode;
  /** The verb of the act: "Delete wishlist". Never "OK". */
  confirmLabel: string;
  /** Called when the act is chosen. Close the dialog yourself once it is done. */
  onConfirm: () => void;
  /** The way out, first in focus order. Default "Cancel". */
  cancelLabel?: string | undefined;
  /** `danger` (default) for what destroys, `primary` for the rest. */
  tone?: 'danger' | 'primary' | undefined;
  /** Shows that the act is on its way and ignores presses. Default false. */
  isLoading?: boolean | undefined;
};

/** A question that must be answered before anything else, for acts that cannot be undone. */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Cancel',
  tone = 'danger',
  isLoading,
}: AlertDialogProps) {
  return (
    <BaseAlertDialog.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <BaseAlertDialog.Portal className={classes.layer}>
        <BaseAlertDialog.Backdrop forceRender className={classes.scrim} />
        <BaseAlertDialog.Viewport className={classes.viewport}>
          <BaseAlertDialog.Popup className={classes.dialog}>
            <BaseAlertDialog.Title>{title}</BaseAlertDialog.Title>
            <BaseAlertDialog.Description className={classes.text}>{children}</BaseAlertDialog.Description>
            <div className={classes.actions}>
              <BaseAlertDialog.Close render={<Button variant="outline">{cancelLabel}</Button>} />
              <Button variant={tone} isLoading={isLoading} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
