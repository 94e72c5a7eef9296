import { screen, waitFor } from '@testing-library/react';
import { notificationSettingsContract } from '@wishbow/contracts/notification-settings-contract';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, shownErrorStatus } from '@wishbow/testing/render-page';
import UnsubscribePage from './unsubscribe-page.tsx';

const site = mockSite();
const about = (topic: 'comment_added' | 'all', is_subscribed: boolean) =>
  site.answer(notificationSettingsContract, { getUnsubscription: { status: 200, body: { topic, is_subscribed } } });
const open = (query = '?token=a.comment_added.proof') =>
  renderPage(<UnsubscribePage />, { at: `/unsubscribe${query}` });

test('somebody who is not signed in stops a kind of mail by pressing the button, and not before', async () => {
  about('comment_added', true);
  const pressed: string[] = [];
  site.answer(notificationSettingsContract, {
    unsubscribe: ({ query }) => {
      pressed.push(query.token);
      about('comment_added', false);
      return { status: 200, body: {} };
    },
  });
  const person = open();
  expect(await screen.findByText('A comment on your wish')).toBeVisible();
  expect(pressed).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Stop these mails' }));
  expect(await screen.findByText('You do not get these mails any more.')).toBeVisible();
  expect(pressed).toEqual(['a.comment_added.proof']);
});

test('the link of a digest is about all mails', async () => {
  about('all', true);
  open();
  expect(await screen.findByText('all your news')).toBeVisible();
});

test('a link that nobody has mailed does not work', async () => {
  const body = { code: 'not_found', message: 'This page could not be found' };
  site.answer(notificationSettingsContract, { getUnsubscription: { status: 404, body } });
  open();
  expect(await screen.findByText('This link does not work. Please use the one of a newer mail.')).toBeVisible();
});

test('without a token there is no such page', async () => {
  open('');
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});
