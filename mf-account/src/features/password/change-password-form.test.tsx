import { screen, waitFor } from '@testing-library/react';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { ChangePasswordForm } from './change-password-form.tsx';

const site = mockSite();

async function change() {
  const person = renderPage(<ChangePasswordForm />, { at: '/account', as: aSignedInPerson() });
  await person.type(screen.getByLabelText('Current password'), 'kiln-at-noon');
  await person.type(screen.getByLabelText('New password'), 'glaze-at-dawn');
  await person.type(screen.getByLabelText('Confirm password'), 'glaze-at-dawn');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
}

test('a person changes their password, and the form forgets it', async () => {
  site.answer(credentialsContract, { changePassword: { status: 200, body: { token: 'new' } } });
  await change();
  await waitFor(() => expect(toastTexts()).toEqual(['Updated successfully']));
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('a wrong password is told under its field', async () => {
  const errors = { current_password: ['This is not your password.'] };
  const body = { code: 'invalid_fields', message: 'This is not your password.', errors };
  site.answer(credentialsContract, { changePassword: { status: 422, body } });
  await change();
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(toastTexts()).toEqual([]);
});
