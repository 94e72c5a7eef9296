import { screen, waitFor } from '@testing-library/react';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import ForgotPasswordPage from './forgot-password-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';

const site = mockSite();
const SENT = 'An email has been sent with instructions on resetting your account password.';

async function askFor(email: string) {
  const person = renderPage(<ForgotPasswordPage />, { at: '/forgot-password' });
  await person.type(screen.getByLabelText('Email'), email);
  await person.click(screen.getByRole('button', { name: 'Send instructions' }));
}

test('somebody who forgot their password reads that a mail is on its way', async () => {
  const asked: string[] = [];
  site.answer(credentialsContract, {
    forgotPassword: ({ body }) => {
      asked.push(body.email);
      return { status: 200, body: { message: SENT } };
    },
  });
  await askFor('maya@mailbox.example');
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(asked).toEqual(['maya@mailbox.example']);
});

test.each([
  ['the server is away', 'unreachable' as const],
  ['there were too many tries', { status: 429 as const, body: { code: 'too_many_tries', message: 'Please wait.' } }],
])('when %s, the form stays and says to try again', async (_when, answer) => {
  site.answer(credentialsContract, { forgotPassword: answer });
  await askFor('maya@mailbox.example');
  await waitFor(() => expect(toastTexts()).toEqual(['Please try again. Failed to reset password']));
  expect(screen.getByLabelText('Email')).toHaveValue('maya@mailbox.example');
});

test('an address that is none is told under the field', async () => {
  site.answer(credentialsContract, {
    forgotPassword: {
      status: 422,
      body: { code: 'invalid_fields', message: 'x', errors: { email: ['Please enter a valid email address.'] } },
    },
  });
  const person = renderPage(<ForgotPasswordPage />, { at: '/forgot-password' });
  await person.click(screen.getByRole('button', { name: 'Send instructions' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(toastTexts()).toEqual([]);
});

async function choosePassword() {
  const person = renderPage(<ResetPasswordPage />, { at: '/reset-password#token=abc-123' });
  await person.type(screen.getByLabelText('New password'), 'glaze-at-dawn');
  await person.type(screen.getByLabelText('Confirm password'), 'glaze-at-dawn');
  await person.click(screen.getByRole('button', { name: 'Set password' }));
}

test('the link of the mail sets a new password and leads to the log-in', async () => {
  const sent: object[] = [];
  site.answer(credentialsContract, {
    resetPassword: ({ body }) => {
      sent.push(body);
      return { status: 200, body: {} };
    },
  });
  await choosePassword();
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(toastTexts()).toEqual(['Updated successfully']);
  expect(sent).toEqual([{ token: 'abc-123', password: 'glaze-at-dawn', password_confirmation: 'glaze-at-dawn' }]);
});

test('a link that was used before says so, and a new one can be asked for', async () => {
  const message = 'This link has been used or has expired. Please ask for a new one.';
  site.answer(credentialsContract, { resetPassword: { status: 422, body: { code: 'invalid_token', message } } });
  await choosePassword();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/forgot-password');
});

test('an address without its end leads to a new link', () => {
  renderPage(<ResetPasswordPage />, { at: '/reset-password' });
  expect(screen.getByText('The address is not complete.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});
