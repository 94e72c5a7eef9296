import { screen, waitFor, within } from '@testing-library/react';
import { ownAccountContract, SessionSummary } from '@wishbow/contracts/own-account-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { SessionList } from './session-list.tsx';

const site = mockSite();
const aSession = (number: number, device: string, is_current = false) =>
  SessionSummary.parse({
    id: String(number).repeat(24),
    device,
    created_at: '2026-11-01T12:00:00.000Z',
    last_seen_at: new Date(Date.now() - 4 * 60_000).toISOString(),
    is_current,
  });
const here = aSession(1, 'Firefox on Linux', true);
const phone = aSession(2, 'Safari on iPhone');

const open = () => renderPage(<SessionList />, { at: '/account', as: aSignedInPerson() });
const answerSessions = (...sessions: SessionSummary[]) =>
  site.answer(ownAccountContract, { listSessions: { status: 200, body: { sessions } } });

test('a person signs out a phone they have lost', async () => {
  const ended: string[] = [];
  answerSessions(here, phone);
  site.answer(ownAccountContract, {
    revokeSession: ({ params }) => {
      ended.push(params.sessionId);
      answerSessions(here);
      return { status: 200, body: {} };
    },
  });
  const person = open();
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.getByText('Now')).toBeVisible();
  expect(screen.getByText('Last seen 4 min ago')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Linux' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(ended).toEqual(['2'.repeat(24)]);
  expect(toastTexts()).toEqual(['Logged out there']);
});

test('signing out everywhere is asked about, and leads to the landing page', async () => {
  answerSessions(here, phone);
  site.answer(ownAccountContract, { logoutEverywhere: { status: 200, body: {} } });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(toastTexts()).toEqual(['Logged out']);
});

test('sessions that cannot be loaded can be tried again', async () => {
  site.answer(ownAccountContract, { listSessions: 'unreachable' });
  const person = open();
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  answerSessions(here);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
});
