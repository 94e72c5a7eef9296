import { screen, waitFor, within } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { DeletionPanel } from './deletion-panel.tsx';

const site = mockSite();

const open = (changes: Parameters<typeof aSignedInPerson>[0] = {}) => {
  const maya = aSignedInPerson(changes);
  return renderPage(<DeletionPanel user={maya} />, { at: '/account', as: maya });
};
async function deleteWith(password: string) {
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  await person.type(dialog.getByLabelText('Password'), password);
  await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
}

test('a person who knows the password leaves, and the page forgets them', async () => {
  const passwords: string[] = [];
  site.answer(ownAccountContract, {
    deleteAccount: ({ body }) => {
      passwords.push(body.password);
      return { status: 200, body: { deletion_due_at: '2026-12-12T12:00:00.000Z' } };
    },
  });
  await deleteWith('kiln-at-noon');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(passwords).toEqual(['kiln-at-noon']);
  expect(toastTexts()).toEqual(['Your account will be deleted. We have sent you a mail about it.']);
});

test('a wrong password is told under its field', async () => {
  const errors = { password: ['This is not your password.'] };
  const body = { code: 'invalid_fields', message: 'This is not your password.', errors };
  site.answer(ownAccountContract, { deleteAccount: { status: 422, body } });
  await deleteWith('a-guess');
  expect(await screen.findByText('This is not your password.')).toBeVisible();
});

test('somebody who has asked for it reads the day, and keeps the account', async () => {
  site.answer(ownAccountContract, { keepAccount: { status: 200, body: {} } });
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson() } } });
  const person = open({ deletion_due_at: '2026-12-12T17:00:00.000Z' });
  expect(screen.getByText('Your account will be deleted on Sat, Dec 12, 2026.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Your account stays']));
});
