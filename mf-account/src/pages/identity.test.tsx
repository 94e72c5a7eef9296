import { screen, waitFor, within } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { identityContract } from '@wishbow/contracts/identity-contract';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { ChangeEmail } from '../features/email-change/change-email.tsx';
import { UsernameForm } from '../features/username/username-form.tsx';
import AcceptPage from './accept-page.tsx';

const site = mockSite();
const maya = aSignedInPerson();

test('a person who wants another address reads under which field something is wrong, and then what comes next', async () => {
  const asked: object[] = [];
  site.answer(identityContract, {
    changeEmail: ({ body }) => {
      asked.push(body);
      if (body.email === 'new@mailbox.example') return { status: 200, body: {} };
      const errors = { email: ['An account with this email already exists.'] };
      return { status: 422, body: { code: 'invalid_fields', message: 'x', errors } };
    },
  });
  const person = renderPage(<ChangeEmail />, { at: '/account', as: maya });
  await person.click(screen.getByRole('button', { name: 'Change email' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change your email address' }));
  await person.type(dialog.getByLabelText('New email'), 'theo@mailbox.example');
  await person.type(dialog.getByLabelText('Password'), 'kiln-at-noon');
  await person.click(dialog.getByRole('button', { name: 'Send the link' }));
  expect(await dialog.findByText('An account with this email already exists.')).toBeVisible();
  await person.clear(dialog.getByLabelText('New email'));
  await person.type(dialog.getByLabelText('New email'), 'new@mailbox.example');
  await person.click(dialog.getByRole('button', { name: 'Send the link' }));
  await waitFor(() =>
    expect(toastTexts()).toEqual([
      'We have sent a mail to new@mailbox.example. Your address changes once you press its button.',
    ]),
  );
  expect(asked.at(-1)).toEqual({ email: 'new@mailbox.example', password: 'kiln-at-noon' });
});

test('the link of the new mailbox confirms the address with a button', async () => {
  site.answer(identityContract, { confirmEmailChange: { status: 200, body: {} } });
  const person = renderPage(<AcceptPage />, { at: '/accept#email=abc-123' });
  await person.click(screen.getByRole('button', { name: 'Confirm my new address' }));
  expect(await screen.findByText('Thank you. From now on you log in with this address.')).toBeVisible();
});

test('the link of the old mailbox takes the change back and leads to a new password', async () => {
  site.answer(identityContract, { undoEmailChange: { status: 200, body: {} } });
  const person = renderPage(<AcceptPage />, { at: '/accept#undo-email=abc-123' });
  await person.click(screen.getByRole('button', { name: 'Take the change back' }));
  expect(await screen.findByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
});

test('a person who wants another username is told when somebody has it, and sees the new one', async () => {
  site.answer(identityContract, {
    changeUsername: ({ body: { username } }) =>
      username === 'maya_pots'
        ? { status: 200, body: { user: aPerson({ username }) } }
        : {
            status: 422,
            body: { code: 'x', message: 'x', errors: { username: ['This username is already taken.'] } },
          },
  });
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson({ username: 'maya_pots' }) } } });
  const person = renderPage(<UsernameForm username="maya_okafor" />, { at: '/account', as: maya });
  const field = screen.getByLabelText('Username');
  await person.clear(field);
  await person.type(field, 'theo{Enter}');
  expect(await screen.findByText('This username is already taken.')).toBeVisible();
  await person.clear(field);
  await person.type(field, 'maya_pots{Enter}');
  await waitFor(() => expect(toastTexts()).toEqual(['Updated successfully']));
});
