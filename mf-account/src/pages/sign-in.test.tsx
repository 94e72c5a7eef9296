import { screen } from '@testing-library/react';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { siteContract } from '@wishbow/contracts/site-contract';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { anAppEnv } from '../testing/an-app-env.ts';
import LoginPage from './login-page.tsx';
import RegisterPage from './register-page.tsx';

const site = mockSite();

const wrong = (errors: Record<string, string[]>) => ({
  status: 422 as const,
  body: { code: 'invalid_fields', message: 'Please check the fields.', errors },
});

test('a wrong password is told of the form as a whole, and what was typed stays', async () => {
  site.answer(siteContract, { getAppEnv: { status: 200, body: anAppEnv() } });
  site.answer(accountsContract, { login: wrong({ email: ['Email or password is wrong.'] }) });
  const person = renderPage(<LoginPage />, { at: '/login' });
  await person.type(screen.getByLabelText('Email'), 'maya@mailbox.example');
  await person.type(screen.getByLabelText('Password'), 'not-it');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Email or password is wrong.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Email or password is wrong.');
  expect(screen.getByLabelText('Email')).toHaveValue('maya@mailbox.example');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('');
});

test('too many tries are told in a toast', async () => {
  const body = { code: 'too_many_tries', message: 'Too many tries. Please wait a few minutes.' };
  site.answer(siteContract, { getAppEnv: { status: 200, body: anAppEnv() } });
  site.answer(accountsContract, { login: { status: 429, body } });
  const person = renderPage(<LoginPage />, { at: '/login' });
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(toastTexts()).toEqual(['Too many tries. Please wait a few minutes.']);
});

test('whoever has an app for codes is asked for one after the password, and told when it is not right', async () => {
  const asked: object[] = [];
  site.answer(siteContract, { getAppEnv: { status: 200, body: anAppEnv() } });
  site.answer(accountsContract, { login: { status: 202, body: { pending_token: 'half-way' } } });
  site.answer(secondFactorContract, {
    confirmLogin: ({ body }) => {
      asked.push(body);
      return wrong({ code: ['This code is not right. Please take the newest one.'] });
    },
  });
  const person = renderPage(<LoginPage />, { at: '/login' });
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await person.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('This code is not right. Please take the newest one.')).toBeVisible();
  expect(asked).toEqual([{ pending_token: 'half-way', code: '123456' }]);
  expect(toastTexts()).toEqual([]);

  const body = { code: 'login_expired', message: 'This took too long. Please log in again.' };
  site.answer(secondFactorContract, { confirmLogin: { status: 422, body } });
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(toastTexts()).toEqual(['This took too long. Please log in again.']);
});

test('each field of the sign-up shows its own refusal beside its hint', async () => {
  site.answer(accountsContract, {
    register: wrong({
      username: ['This username is already taken.'],
      password: ['Please use at least 6 characters.'],
      password_confirmation: ['The passwords do not match.'],
    }),
  });
  const person = renderPage(<RegisterPage />, { at: '/register' });
  expect(screen.getByText('Only numbers, letters and underscores, no spaces')).toBeVisible();
  expect(screen.getByText('At least 6 characters')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Sign up' }));
  for (const text of [
    'This username is already taken.',
    'Please use at least 6 characters.',
    'The passwords do not match.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});
