import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../button/button.tsx';
import classes from './alert-dialog.module.css';
import type { AlertDialogProps } from './alert-dialog-props.ts';

/** What `AlertDialog` shows. */
export default function OpenAlertDialog({
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
