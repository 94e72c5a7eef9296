import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '@wishbow/platform';
import { toasts, useObservable } from '@wishbow/platform/shell';
import ToastList from './toast-list.tsx';

const Host = () => <ToastList posted={useObservable(toasts)} />;
const post = (text: string, options?: Parameters<typeof showToast>[1]) => act(async () => showToast(text, options));
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  toasts.set([]);
  render(<Host />);
});

afterEach(() => jest.useRealTimers());

test('a toast stands for four seconds', async () => {
  await post('Item updated');
  await pass(3999);
  expect(screen.getByRole('status')).toHaveTextContent('Item updated');
  await pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('an error is an alert', async () => {
  await post('Please add a card', { tone: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please add a card');
});

test('three toasts at once: the oldest gives way', async () => {
  for (const text of ['one', 'two', 'three', 'four']) await post(text);
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['two', 'three', 'four']);
});

test('toasts stay while the pointer is on one of them', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await post('Item updated');
  await user.hover(screen.getByRole('status'));
  await pass(10_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await user.unhover(screen.getByRole('status'));
  await pass(4000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('the way back of a toast is taken once and takes the toast along', async () => {
  const undone: string[] = [];
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await post('Item removed from cart', { action: { label: 'Undo', run: () => undone.push('item') } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['item']);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
