import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

export default { title: 'Dialog' };

export const Form = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open the form dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="New wishlist"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button>Create wishlist</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="Name" placeholder="Studio birthday" />
          <TextArea label="Description" maxLength={300} />
        </div>
      </Dialog>
    </>
  );
};

const lines = Array.from({ length: 24 }, (_, place) => place + 1);

export const Item = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open the item dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="item"
        title="Over-ear headphones"
        header={
          <p>
            From Theo's list <b>Birthday, quietly</b>
          </p>
        }
        footer={<Button>Gift this $139.33</Button>}
      >
        {lines.map((line) => (
          <p key={line}>Line {line}: soft cushions, a light frame and a quiet mode.</p>
        ))}
      </Dialog>
    </>
  );
};
