import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

export default { title: 'Alert dialog' };

export const Delete = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete wishlist
      </Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Delete this wishlist?"
        confirmLabel="Delete wishlist"
        onConfirm={() => setOpen(false)}
      >
        Its 9 wishes go with it. This cannot be undone.
      </AlertDialog>
    </>
  );
};
