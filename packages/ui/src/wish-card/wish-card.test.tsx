import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { WishCard } from './wish-card.tsx';

test('the whole card is one link, named by the wish', async () => {
  const opened: string[] = [];
  render(
    <WishCard title="Hand-thrown amphora vase" href="?item=7" onOpen={() => opened.push('dialog')} tag="$96.00" />,
  );
  const link = screen.getByRole('link', { name: 'Hand-thrown amphora vase' });
  expect(link).toHaveAttribute('href', '?item=7');
  await userEvent.click(link);
  expect(opened).toEqual(['dialog']);
});

test('a press with Ctrl leaves the link to the browser', async () => {
  const opened: string[] = [];
  render(<WishCard title="Vase" href="#vase" onOpen={() => opened.push('dialog')} />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Vase' }));
  expect(opened).toEqual([]);
});

test('a button on the card does not open it', async () => {
  const done: string[] = [];
  render(
    <WishCard
      title="Vase"
      href="#vase"
      onOpen={() => done.push('open')}
      actions={<Button onClick={() => done.push('gift')}>Gift</Button>}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Gift' }));
  expect(done).toEqual(['gift']);
});

test('price, quantity and store can all be read', () => {
  render(
    <WishCard
      title="Vase"
      href="#vase"
      tag="$96.00"
      note="Wants 2"
      meta="pottersrow.example"
      message="This item is unavailable."
    />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('Wants 2$96.00Vasepottersrow.exampleThis item is unavailable.');
});
