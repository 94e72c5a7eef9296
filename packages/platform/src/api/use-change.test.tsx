import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defineEndpoint } from '@wishbow/contracts/endpoint';
import { Problem } from '@wishbow/contracts/problem';
import { QueryClientProvider, queryClient } from '@wishbow/platform';
import * as z from 'zod';
import { answerWith } from '../testing/person.ts';
import { toasts } from '../toasts/toasts.ts';
import { useChange } from './use-change.ts';

const renameCat = defineEndpoint({
  id: 'renameCat',
  method: 'POST',
  path: '/api/renameCat',
  service: 'bff',
  audience: 'user',
  body: z.object({ name: z.string() }),
  responses: { 200: z.object({ name: z.string() }), 403: Problem, 404: Problem, 409: Problem, 422: Problem },
});

let settledCount: number;
const names: string[] = [];

function CatForm({ isForm = false }: { isForm?: boolean }) {
  const rename = useChange(renameCat, (name: string) => ({ body: { name } }), {
    onSuccess: ({ name }, wanted) => names.push(`${name} as ${wanted}`),
    onSettled: () => {
      settledCount += 1;
    },
    isForm,
  });
  return (
    <button type="button" onClick={() => rename.mutate('Minou')}>
      {rename.status}
    </button>
  );
}

async function renamed(isForm?: boolean) {
  render(
    <QueryClientProvider client={queryClient}>
      <CatForm {...(isForm && { isForm })} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'idle' }));
  await screen.findByRole('button', { name: /success|error/ });
}

const shownToasts = () => toasts.get().map(({ text, tone }) => `${tone}: ${text}`);

beforeEach(() => {
  names.length = 0;
  settledCount = 0;
  toasts.set([]);
});

test('what the server has done is told to who asked, with no words of our own', async () => {
  answerWith({ name: 'Minou' });
  await renamed();
  expect(names).toEqual(['Minou as Minou']);
  expect(shownToasts()).toEqual([]);
  expect(settledCount).toBe(1);
});

test.each([403, 404, 409, 422])(
  'a refusal with %i is no success and is said in the words of the server',
  async (status) => {
    answerWith({ code: 'taken', message: 'Another cat has this name.', request_id: 'r-1' }, status);
    await renamed();
    expect(screen.getByRole('button', { name: 'error' })).toBeVisible();
    expect(names).toEqual([]);
    expect(shownToasts()).toEqual(['error: Another cat has this name.']);
    expect(settledCount).toBe(1);
  },
);

test('a failure nobody foresaw comes with its reference', async () => {
  answerWith({ code: 'internal_error', message: 'Something went wrong on our side.', request_id: 'r-1' }, 500);
  await renamed();
  expect(shownToasts()).toEqual(['error: Something went wrong on our side. Reference: r-1']);
});

test('a form says a refused field under the field alone', async () => {
  answerWith({ code: 'invalid_fields', message: 'Please check the fields.', errors: { name: ['Too short.'] } }, 422);
  await renamed(true);
  expect(names).toEqual([]);
  expect(shownToasts()).toEqual([]);
});
