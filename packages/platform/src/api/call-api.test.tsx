import { act, render, screen, waitFor } from '@testing-library/react';
import { defineEndpoint } from '@wishbow/contracts/endpoint';
import { Problem } from '@wishbow/contracts/problem';
import * as z from 'zod';
import { loadingCount } from '../loading/loading.ts';
import { session } from '../session/session.ts';
import { answerWith, aPerson } from '../testing/person.ts';
import { toasts } from '../toasts/toasts.ts';
import { callApi, failureText } from './call-api.ts';
import { useFieldErrors } from './field-errors.ts';

const base = {
  method: 'POST',
  service: 'bff',
  audience: 'public',
  responses: { 200: z.object({}), 422: Problem },
} as const;
const saveName = defineEndpoint({ ...base, id: 'saveName', path: '/api/saveName' });
const quietly = defineEndpoint({ ...base, id: 'refreshQuietly', path: '/api/refreshQuietly', quiet: true });
const rename = defineEndpoint({
  ...base,
  id: 'rename',
  path: '/api/rename',
  body: z.object({ name: z.string().optional() }),
});
const refusal = {
  code: 'invalid_fields',
  message: 'Please check the fields.',
  errors: { username: ['This username is taken.'] },
};

function UsernameField() {
  const errors = useFieldErrors();
  return <p>{errors.username ?? 'no complaint'}</p>;
}

test('a request carries the header that a stranger’s form cannot send', async () => {
  const requests = answerWith({});
  await callApi(saveName, {});
  expect(requests[0]?.headers.get('x-wishbow-csrf')).toBe('1');
  expect(requests[0]?.url).toBe('http://localhost/api/saveName');
});

test('refused fields say why until the next request', async () => {
  render(<UsernameField />);
  answerWith(refusal, 422);
  await act(async () => void (await callApi(saveName, {})));
  expect(screen.getByText('This username is taken.')).toBeInTheDocument();
  answerWith({});
  await act(async () => void (await callApi(saveName, {})));
  expect(screen.getByText('no complaint')).toBeInTheDocument();
});

test('a quiet call in the background leaves a form’s messages alone', async () => {
  render(<UsernameField />);
  answerWith(refusal, 422);
  await act(async () => void (await callApi(saveName, {})));
  answerWith({});
  await act(async () => void (await callApi(quietly, {})));
  expect(screen.getByText('This username is taken.')).toBeInTheDocument();
});

test('the spinner knows of a call while it lasts, and never of a quiet one', async () => {
  answerWith({});
  const call = callApi(saveName, {});
  expect(loadingCount.get()).toBe(1);
  await call;
  expect(loadingCount.get()).toBe(0);
  const quiet = callApi(quietly, {});
  expect(loadingCount.get()).toBe(0);
  await quiet;
});

test('a session that has ended makes a visitor of the person, and remembers who it was', async () => {
  session.set({ user: aPerson('507f1f77bcf86cd799439011', 'ada') });
  answerWith({ code: 'not_signed_in', message: 'Please log in.' }, 401);
  await expect(callApi(saveName, {})).rejects.toThrow('401');
  expect(session.get()).toEqual({ user: null, expiredUserId: '507f1f77bcf86cd799439011' });
});

test('a call says whom the page shows, so that it is not made for anybody else', async () => {
  const requests = answerWith({});
  session.set({ user: aPerson('507f1f77bcf86cd799439011', 'ada') });
  await callApi(saveName, {});
  session.set({ user: null });
  await callApi(saveName, {});
  expect(requests.map(({ headers }) => headers.get('x-wishbow-viewer'))).toEqual(['507f1f77bcf86cd799439011', '']);
});

test('a call refused because somebody else has signed in makes the page ask who, and say so', async () => {
  session.set({ user: aPerson('507f1f77bcf86cd799439011', 'ada') });
  globalThis.fetch = async (input) =>
    String(input) === '/api/me'
      ? Response.json({ data: aPerson('507f1f77bcf86cd799439012', 'bob') })
      : Response.json({ code: 'identity_mismatch', message: 'Somebody else has logged in.' }, { status: 403 });
  await expect(callApi(saveName, {})).rejects.toThrow('403');
  await waitFor(() =>
    expect(toasts.get()).toMatchObject([{ text: 'You are logged in as bob in this browser now.', stays: true }]),
  );
  expect(session.get().user?.username).toBe('ada');
});

test('an unforeseen failure is told with the reference to look it up by', async () => {
  answerWith('oops', 500, { 'x-request-id': 'req-42' });
  const failure = await callApi(saveName, {}).catch((error: unknown) => error);
  expect(failureText(failure)).toBe('Something went wrong on our side. Reference: req-42');
});

describe('what was asked while the scripts of the page were on their way', () => {
  const ahead = (viewerId: string) => {
    session.set({ user: null });
    const answer = Promise.resolve(Response.json({ ahead: true }));
    globalThis.wishbowEarlyAnswers = new Map([[`POST /api/rename ${viewerId} {}`, answer]]);
  };
  afterEach(() => {
    globalThis.wishbowEarlyAnswers = undefined;
  });

  test('is not asked again, and is asked anew the next time', async () => {
    const requests = answerWith({});
    ahead('');
    await callApi(rename, { body: {} });
    expect(requests).toHaveLength(0);
    await callApi(rename, { body: {} });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['with other words', { name: 'Maya' }, ''],
    ['by somebody else', {}, 'b'.repeat(24)],
  ])('is no answer to what is asked %s', async (_how, body, viewerId) => {
    const requests = answerWith({});
    ahead(viewerId);
    await callApi(rename, { body });
    expect(requests).toHaveLength(1);
  });
});
