import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import classes from './toast.module.css';

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert } as const;

export type ToastProps = {
  /** The whole message, letter for letter. */
  text: string;
  /** `success` (default) and `info` wait for their turn in the stack's live region, `error` is an alert. */
  tone?: 'success' | 'info' | 'error' | undefined;
  /** One way back: "Undo". */
  action?: { label: string; onClick: () => void } | undefined;
  /** Called when the person closes it. Left out: no close button. */
  onDismiss?: (() => void) | undefined;
};

/** One message about what just happened; a view only, its host keeps the time. */
export function Toast({ text, tone = 'success', action, onDismiss }: ToastProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classes.toast} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Icon aria-hidden className={classes.icon} />
      <p className={classes.text}>{text}</p>
      {action && (
        <button type="button" className={classes.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {onDismiss && (
        <button type="button" className={classes.close} aria-label="Dismiss" onClick={onDismiss}>
          <X aria-hidden />
        </button>
      )}
    </div>
  );
}
