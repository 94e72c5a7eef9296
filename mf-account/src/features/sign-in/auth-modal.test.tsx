import { screen } from '@testing-library/react';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { siteContract } from '@wishbow/contracts/site-contract';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { anAppEnv } from '../../testing/an-app-env.ts';
import AuthModal from './auth-modal.tsx';

const site = mockSite();
test('somebody asked to log in can ask for a new password without leaving where they are', async () => {
  const message = 'An email has been sent with instructions on resetting your account password.';
  site.answer(siteContract, { getAppEnv: { status: 200, body: anAppEnv() } });
  site.answer(credentialsContract, { forgotPassword: { status: 200, body: { message } } });
  const person = renderPage(
    <AuthModal input={{ mode: 'login' }} onComplete={() => undefined} onClose={() => undefined} />,
    { at: '/theo_l' },
  );
  await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  await person.type(screen.getByLabelText('Email'), 'maya@mailbox.example');
  await person.click(screen.getByRole('button', { name: 'Send instructions' }));
  expect(await screen.findByText(message)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(window.location.pathname).toBe('/theo_l');
});
