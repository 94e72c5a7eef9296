import { lazy, Suspense, useState } from 'react';
import type { AlertDialogProps } from './alert-dialog-props.ts';

const OpenAlertDialog = lazy(() => import('./open-alert-dialog.tsx'));

/** A question that must be answered before anything else, for acts that cannot be undone. Fetched when it is first asked. */
export function AlertDialog(props: AlertDialogProps) {
  const [wasAsked, setAsked] = useState(props.isOpen);
  if (props.isOpen && !wasAsked) setAsked(true);
  return <Suspense fallback={null}>{wasAsked && <OpenAlertDialog {...props} />}</Suspense>;
}
