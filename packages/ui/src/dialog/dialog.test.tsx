import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

function NewWishlist() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="New wishlist" footer={<Button>Create wishlist</Button>}>
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

test('a dialog opens by name with the focus in its first field', async () => {
  render(<NewWishlist />);
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  expect(await screen.findByRole('dialog', { name: 'New wishlist' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('Escape closes it and returns the focus to where it came from', async () => {
  render(<NewWishlist />);
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New' })).toHaveFocus();
});

test('the close button closes it', async () => {
  render(<NewWishlist />);
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a custom header keeps the title as the name', () => {
  render(
    <Dialog isOpen onOpenChange={() => undefined} title="Over-ear headphones" header="From Theo's list">
      Body
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Over-ear headphones' })).toHaveTextContent("From Theo's list");
});

test('a dialog that is read first starts at its title', async () => {
  render(
    <Dialog isOpen onOpenChange={() => undefined} title="Over-ear headphones" size="item">
      <TextField label="Write a comment" />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Over-ear headphones' })).toHaveFocus());
});

test('each dialog brings a scrim of its own, which dims the one below it', () => {
  render(
    <Dialog isOpen onOpenChange={() => undefined} title="Gift this wish">
      <Dialog isOpen onOpenChange={() => undefined} title="Add a card">
        Card
      </Dialog>
    </Dialog>,
  );
  const [below, above] = [screen.getByText('Gift this wish'), screen.getByRole('dialog', { name: 'Add a card' })];
  const scrims = [...document.querySelectorAll('.scrim')];
  expect(scrims).toHaveLength(2);
  expect(scrims[1]?.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(scrims[1]?.compareDocumentPosition(above)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Escape closes the dialog on top alone', async () => {
  const closed: string[] = [];
  render(
    <>
      <Dialog isOpen onOpenChange={() => closed.push('wish')} title="Over-ear headphones">
        Wish
      </Dialog>
      <Dialog isOpen onOpenChange={() => closed.push('checkout')} title="Checkout">
        Payment
      </Dialog>
    </>,
  );
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['checkout']);
});

function GiftNote() {
  const note = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen onOpenChange={() => undefined} title="Gift" initialFocus={note}>
      <TextField label="Name" />
      <TextField label="Note" ref={note} />
    </Dialog>
  );
}

test('the caller decides where the focus starts', async () => {
  render(<GiftNote />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
});

test('a long text in which nothing takes the focus is scrolled by keyboard, until something in it does', () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { rerender } = render(
    <Dialog isOpen onOpenChange={() => undefined} title="Terms">
      <p>A long text</p>
    </Dialog>,
  );
  const body = screen.getByText('A long text').parentElement;
  expect(body).toHaveAttribute('tabindex', '0');

  rerender(
    <Dialog isOpen onOpenChange={() => undefined} title="Terms">
      <a href="/terms">All of it</a>
    </Dialog>,
  );
  window.dispatchEvent(new Event('resize'));
  expect(body).not.toHaveAttribute('tabindex');
  height.mockRestore();
});
