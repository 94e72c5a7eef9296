import { closeAllModals, openModals } from '../modals/open-modals.ts';
import { answerWith, aPerson } from '../testing/person.ts';
import { requireSignIn } from './require-sign-in.ts';
import { expireSession, session } from './session.ts';

const ada = aPerson('507f1f77bcf86cd799439011', 'ada');
const bob = aPerson('507f1f77bcf86cd799439012', 'bob');

/** The auth modal's owner completes it once the server knows the person. */
function signInAs(person: typeof ada) {
  answerWith({ data: person });
  openModals.get()[0]?.settle({ userId: person.id });
}

let liked: string[];
const like = (user: { username: string }) => void liked.push(user.username);

beforeEach(() => {
  liked = [];
  closeAllModals();
  session.set({ user: null });
});

test('a signed-in person is not asked', async () => {
  session.set({ user: ada });
  await requireSignIn(like);
  expect(liked).toEqual(['ada']);
  expect(openModals.get()).toEqual([]);
});

test('a visitor signs in and the action runs once, for them', async () => {
  const done = requireSignIn(like);
  expect(openModals.get()[0]?.call).toEqual({ key: 'account.auth', props: { mode: 'login' } });
  signInAs(ada);
  await done;
  session.set({ user: bob });
  expect(liked).toEqual(['ada']);
});

test('a visitor who closes the dialog has not acted', async () => {
  const done = requireSignIn(like);
  openModals.get()[0]?.settle();
  await done;
  session.set({ user: ada });
  expect(liked).toEqual([]);
});

test('leaving the page drops what was waiting', async () => {
  const done = requireSignIn(like);
  closeAllModals();
  await done;
  expect(liked).toEqual([]);
});

test('a double click asks once and acts once', async () => {
  const first = requireSignIn(like);
  const second = requireSignIn(like);
  expect(openModals.get()).toHaveLength(1);
  signInAs(ada);
  await Promise.all([first, second]);
  expect(liked).toEqual(['ada']);
});

test('what one person has queued never runs for another', async () => {
  session.set({ user: ada });
  expireSession();
  const done = requireSignIn(like);
  signInAs(bob);
  await done;
  expect(liked).toEqual([]);
});

test('the person whose session had ended goes on after signing in again', async () => {
  session.set({ user: ada });
  expireSession();
  const done = requireSignIn(like);
  signInAs(ada);
  await done;
  expect(liked).toEqual(['ada']);
});
