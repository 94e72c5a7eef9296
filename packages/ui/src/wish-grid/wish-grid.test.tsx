import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WishGrid } from './wish-grid.tsx';

test('the number of wishes is announced as a list', () => {
  render(
    <WishGrid label="Wishes">
      <p>Kiln</p>
      <p>Vase</p>
    </WishGrid>,
  );
  expect(screen.getByRole('list', { name: 'Wishes' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

const numbered = (count: number) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: these wishes are nothing but their number
  Array.from({ length: count }, (_, place) => <a href="#wish" key={place}>{`Wish ${place + 1}`}</a>);

describe('a long grid', () => {
  // jsdom lays nothing out: a window of 768 px at the top of a page whose grid has one column of rows of 102 px.
  beforeEach(() => {
    globalThis.ResizeObserver = jest.fn(() => ({ observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() }));
    window.scrollTo = jest.fn();
  });

  test('up to a hundred wishes all stand in the document, and none says which it is', () => {
    render(<WishGrid label="Wishes">{numbered(100)}</WishGrid>);
    expect(screen.getAllByRole('listitem')).toHaveLength(100);
    expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-posinset');
  });

  test('of two thousand wishes only those near the window stand, and each says which of how many it is', async () => {
    render(<WishGrid label="Wishes">{numbered(2000)}</WishGrid>);
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(24));
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Wish 1');
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(first).toHaveAttribute('aria-setsize', '2000');
  });

  test('the wish with the keyboard stays while one scrolls on, and Tab leads to the next one', async () => {
    render(<WishGrid label="Wishes">{numbered(2000)}</WishGrid>);
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(24));
    act(() => screen.getByRole('link', { name: 'Wish 2' }).focus());
    window.scrollY = 102_000;
    fireEvent.scroll(window);
    expect(await screen.findByText('Wish 1002')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Wish 2' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Wish 3' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(24);
  });
});
