import { screen, waitFor } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { openidContract } from '@wishbow/contracts/openid-contract';
import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { siteContract } from '@wishbow/contracts/site-contract';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { SignInWays } from '../features/sign-in-ways/sign-in-ways.tsx';
import { anAppEnv } from '../testing/an-app-env.ts';
import AcceptPage from './accept-page.tsx';
import LoginPage from './login-page.tsx';

const site = mockSite();
const PROVIDER = 'https://id.example/authorize?state=abc';

/** Where the tab was sent. */
let left: string[];
beforeEach(() => {
  left = [];
  sessionStorage.clear();
  window.open = (url) => {
    left.push(String(url));
    return null;
  };
  site.answer(siteContract, { getAppEnv: { status: 200, body: anAppEnv({ openid: { name: 'Sandbox ID' } }) } });
  site.answer(openidContract, {
    beginOpenidLogin: { status: 200, body: { url: PROVIDER, binding: 'of-this-tab' } },
    beginOpenidConnection: { status: 200, body: { url: PROVIDER, binding: 'of-this-tab' } },
  });
});

async function leaveFrom(at: string) {
  const person = renderPage(<LoginPage />, { at });
  await person.click(await screen.findByRole('button', { name: 'Continue with Sandbox ID' }));
  await waitFor(() => expect(left).toEqual([PROVIDER]));
}

test('the log-in page is drawn at once with all ways that came with its document', () => {
  const env = JSON.stringify(anAppEnv({ openid: { name: 'Sandbox ID' } }));
  document.head.innerHTML = `<script type="application/json" id="wishbow-app-env">${env}</script>`;
  renderPage(<LoginPage />, { at: '/login' });
  document.head.innerHTML = '';
  expect(screen.getByRole('button', { name: 'Continue with Sandbox ID' })).toBeVisible();
  expect(screen.getByText(/New here/)).toBeVisible();
});

test('somebody says who they are at the provider and comes back to where they wanted to go', async () => {
  const returns: object[] = [];
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson() } } });
  site.answer(openidContract, {
    loginWithOpenid: ({ body }) => {
      returns.push(body);
      return { status: 200, body: { token: 'new', user: aPerson() } };
    },
  });
  await leaveFrom('/login?redirect=/cart');
  renderPage(<AcceptPage />, { at: '/accept?state=abc&code=123' });
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  expect(returns).toEqual([{ binding: 'of-this-tab', query: '?state=abc&code=123' }]);
  expect(toastTexts()).toEqual(['Logged in']);
});

test('whoever uses codes is asked for one after the provider, too', async () => {
  site.answer(openidContract, { loginWithOpenid: { status: 202, body: { pending_token: 'half-way' } } });
  await leaveFrom('/login');
  renderPage(<AcceptPage />, { at: '/accept?state=abc&code=123' });
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

test('who is not connected reads what to do', async () => {
  const message = 'No account is connected with this. Log in with your password, and connect it in your account.';
  site.answer(openidContract, { loginWithOpenid: { status: 409, body: { code: 'not_connected', message } } });
  await leaveFrom('/login');
  renderPage(<AcceptPage />, { at: '/accept?state=abc&code=123' });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login');
});

test('a return that somebody else has sent signs nobody in', () => {
  renderPage(<AcceptPage />, { at: '/accept?state=abc&code=123' });
  expect(screen.getByText('This did not begin in this tab. Please try again.')).toBeVisible();
});

test('a person connects their account with the password, and is led back to it', async () => {
  const maya = aSignedInPerson();
  const ways = { passkeys: [], second_factor: null, openid: { name: 'Sandbox ID', is_connected: false } };
  site.answer(secondFactorContract, { getSignInWays: { status: 200, body: ways } });
  site.answer(openidContract, { connectOpenid: { status: 200, body: {} } });
  const person = renderPage(<SignInWays />, { at: '/account?tab=sign-in', as: maya });
  await person.click(await screen.findByRole('button', { name: 'Connect Sandbox ID' }));
  await person.type(screen.getByLabelText('Password'), 'kiln-at-noon');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(left).toEqual([PROVIDER]));
  renderPage(<AcceptPage />, { at: '/accept?state=abc&code=123', as: maya });
  await waitFor(() => expect(window.location.pathname).toBe('/account'));
  expect(toastTexts()).toEqual(['Connected']);
});
