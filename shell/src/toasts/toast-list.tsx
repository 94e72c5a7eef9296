import { dismissToast, type Toast as PostedToast } from '@wishbow/platform/shell';
import { Toast } from '@wishbow/ui/toast';
import { useEffect, useState } from 'react';
import classes from './toast-list.module.css';

const SHOWN_MS = 4000;

/** Toasts leave after four seconds unless they stay; while one of them has the pointer or the focus, all do. */
export default function ToastList({ posted }: { posted: readonly PostedToast[] }) {
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where pointer and focus are, it is not operated
    <div className={classes.list} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      {posted.map((toast) => (
        <TimedToast key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </div>
  );
}

function TimedToast({ toast: { id, text, tone, action, stays }, isHeld }: { toast: PostedToast; isHeld: boolean }) {
  useEffect(() => {
    if (isHeld || stays) return undefined;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, stays]);
  const act = action && {
    label: action.label,
    onClick: () => {
      dismissToast(id);
      action.run();
    },
  };
  return <Toast text={text} tone={tone} action={act} onDismiss={() => dismissToast(id)} />;
}
