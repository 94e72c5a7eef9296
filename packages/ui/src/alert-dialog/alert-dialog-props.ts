import type { ReactNode } from 'react';

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
