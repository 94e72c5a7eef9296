import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '@wishbow/platform';
import { toasts } from '@wishbow/platform/shell';
import { ToastHost } from './toast-host.tsx';

const post = async (text: string, options?: Parameters<typeof showToast>[1]) => {
  await act(async () => showToast(text, options));
  await screen.findByText(text);
};
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const messages = () => screen.getByRole('region', { name: 'Messages' });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  toasts.set([]);
  render(<ToastHost />);
});

afterEach(() => jest.useRealTimers());

test('the first message comes into a region that screen readers know already', async () => {
  const place = messages();
  expect(place).toBeEmptyDOMElement();
  await post('Item updated');
  expect(messages()).toBe(place);
  expect(place).toHaveTextContent('Item updated');
});

test('a toast stands for four seconds', async () => {
  await post('Item updated');
  await pass(3999);
  expect(messages()).toHaveTextContent('Item updated');
  await pass(1);
  expect(messages()).toBeEmptyDOMElement();
});

test('a toast that stays is there until it is dismissed, and once', async () => {
  await post('You are logged in as Bo in this browser now.', { stays: true });
  await post('You are logged in as Bo in this browser now.', { stays: true });
  await pass(60_000);
  expect(screen.getAllByText('You are logged in as Bo in this browser now.')).toHaveLength(1);
});

test('an error is an alert', async () => {
  await post('Please add a card', { tone: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please add a card');
});

test('three toasts at once: the oldest gives way', async () => {
  for (const text of ['one', 'two', 'three', 'four']) await post(text);
  expect(messages()).toHaveTextContent('twothreefour');
});

test('toasts stay while the pointer is on one of them', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await post('Item updated');
  await user.hover(screen.getByText('Item updated'));
  await pass(10_000);
  expect(messages()).toHaveTextContent('Item updated');
  await user.unhover(screen.getByText('Item updated'));
  await pass(4000);
  expect(messages()).toBeEmptyDOMElement();
});

test('the way back of a toast is taken once and takes the toast along', async () => {
  const undone: string[] = [];
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await post('Item removed from cart', { action: { label: 'Undo', run: () => undone.push('item') } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['item']);
  expect(messages()).toBeEmptyDOMElement();
});
