import { queryClient } from '../query-client.ts';
import { answerWith, aPerson } from '../testing/person.ts';
import { refreshSession, session } from './session.ts';

const ada = aPerson('507f1f77bcf86cd799439011', 'ada');
const bob = aPerson('507f1f77bcf86cd799439012', 'bob');

test('two who ask at the same time share one answer', async () => {
  const requests = answerWith({ data: ada });
  await Promise.all([refreshSession(), refreshSession()]);
  expect(requests).toHaveLength(1);
  expect(session.get().user?.username).toBe('ada');
});

test('a visitor is nobody', async () => {
  answerWith({ code: 'not_signed_in', message: 'Please log in.' }, 401);
  expect((await refreshSession()).user).toBeNull();
});

test('a server in trouble signs nobody out', async () => {
  session.set({ user: ada });
  answerWith({ code: 'unavailable', message: 'Please try again.' }, 503);
  await expect(refreshSession()).rejects.toThrow('503');
  expect(session.get().user?.username).toBe('ada');
});

test('what one person has read is not shown to the next', () => {
  session.set({ user: ada });
  queryClient.setQueryData(['orders'], ['a secret gift']);
  session.set({ user: bob });
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
});
