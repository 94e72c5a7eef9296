import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { defineEndpoint } from '@wishbow/contracts/endpoint';
import * as z from 'zod';
import { callApi, failureText } from './api/call-api.ts';
import { useChange } from './api/use-change.ts';
import { queryClient } from './query-client.ts';
import { answerWith } from './testing/person.ts';
import { toasts } from './toasts/toasts.ts';

const base = { method: 'POST', service: 'bff', audience: 'public', responses: { 200: z.object({}) } } as const;
const readFeed = defineEndpoint({ ...base, id: 'readFeed', path: '/api/readFeed' });
const likeWish = defineEndpoint({ ...base, id: 'likeWish', path: '/api/likeWish' });

const loseConnection = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  onlineManager.setOnline(false);
};

function Feed() {
  const { data, error } = useQuery({ queryKey: ['readFeed'], queryFn: () => callApi(readFeed, {}) });
  const like = useChange(likeWish, () => ({}));
  return (
    <>
      {error && <p>{failureText(error)}</p>}
      {data && <p>News</p>}
      <button type="button" onClick={() => like.mutate()}>
        Like
      </button>
    </>
  );
}

const showFeed = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Feed />
    </QueryClientProvider>,
  );

beforeEach(loseConnection);
afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

test('a page without a connection says so, and is there by itself once it is back', async () => {
  showFeed();
  expect(await screen.findByText('Please check your connection and try again.')).toBeInTheDocument();
  answerWith({});
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('News')).toBeInTheDocument();
});

test('what is done without a connection fails at once, and is not done later behind one’s back', async () => {
  showFeed();
  act(() => screen.getByRole('button', { name: 'Like' }).click());
  await act(async () => Promise.resolve());
  expect(toasts.get().map(({ text }) => text)).toEqual(['Please check your connection and try again.']);
  const requests = answerWith({});
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('News')).toBeInTheDocument();
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/readFeed']);
});
