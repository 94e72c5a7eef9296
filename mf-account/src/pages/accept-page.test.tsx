import { screen } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, shownErrorStatus, toastTexts } from '@wishbow/testing/render-page';
import AcceptPage from './accept-page.tsx';

const site = mockSite();
const button = () => screen.getByRole('button', { name: 'Confirm my email address' });

test('opening the link confirms nothing, pressing the button does', async () => {
  const tokens: string[] = [];
  site.answer(credentialsContract, {
    verifyEmail: ({ body }) => {
      tokens.push(body.token);
      return { status: 200, body: {} };
    },
  });
  const person = renderPage(<AcceptPage />, { at: '/accept#verify=abc-123' });
  expect(tokens).toEqual([]);
  await person.click(button());
  expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeVisible();
  expect(tokens).toEqual(['abc-123']);
});

test('a link that does not work any more says so, and a signed-in person has a new one sent', async () => {
  const message = 'This link has been used or has expired. Please ask for a new one.';
  site.answer(credentialsContract, {
    verifyEmail: { status: 422, body: { code: 'invalid_token', message } },
    sendVerification: { status: 200, body: {} },
  });
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson() } } });
  const person = renderPage(<AcceptPage />, { at: '/accept#verify=abc-123', as: aSignedInPerson() });
  await person.click(button());
  expect(await screen.findByText(message)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByRole('button', { name: 'Send me a new link' })).toBeEnabled();
  expect(toastTexts()).toEqual(['We have sent you a mail with a link.']);
});

test('nothing to accept is not found', () => {
  renderPage(<AcceptPage />, { at: '/accept' });
  expect(shownErrorStatus()).toBe(404);
});
