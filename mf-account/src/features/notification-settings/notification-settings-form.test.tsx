import { screen, waitFor } from '@testing-library/react';
import {
  type NotificationSettingsChange,
  notificationSettingsContract,
} from '@wishbow/contracts/notification-settings-contract';
import { aNotificationSettings } from '@wishbow/testing/builders/notification-settings';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import NotificationSettingsForm from './notification-settings-form.tsx';

const site = mockSite();
const told = (settings = aNotificationSettings()) => ({ status: 200 as const, body: { settings } });
const box = (name: string) => screen.findByRole('checkbox', { name });

function open(settings = aNotificationSettings(), as = aSignedInPerson()) {
  site.answer(notificationSettingsContract, { getNotificationSettings: told(settings) });
  return renderPage(<NotificationSettingsForm />, { at: '/account', as });
}

test('a person wants no mails about comments, keeps them in the bell, and has the rest once a day', async () => {
  const asked: NotificationSettingsChange[] = [];
  const person = open();
  site.answer(notificationSettingsContract, {
    updateNotificationSettings: ({ body }) => {
      asked.push(body.settings);
      return told();
    },
  });
  await person.click(await box('By mail: A comment on your wish'));
  expect(await box('By mail: A comment on your wish')).not.toBeChecked();
  expect(await box('On Wishbow: A comment on your wish')).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'Once a day' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Settings updated', 'Settings updated']));
  expect(asked).toEqual([{ kinds: { comment_added: { email: false } } }, { mails: 'daily' }]);
});

test('every kind of news stands there once', async () => {
  open();
  await screen.findByRole('table', { name: 'People' });
  expect(screen.getAllByRole('checkbox', { name: /^By mail/ })).toHaveLength(
    Object.keys(aNotificationSettings().kinds).length,
  );
});

test('whoever has not confirmed their address reads where they can', async () => {
  open(aNotificationSettings(), aSignedInPerson({ email_verified: false }));
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account?tab=sign-in');
});

test('who wants no mails at all has no kinds of them to choose', async () => {
  open(aNotificationSettings({ mails: 'none' }));
  expect(await box('By mail: A birthday today')).toBeDisabled();
  expect(await box('On Wishbow: A birthday today')).toBeEnabled();
});

test('a change that is not saved is taken back', async () => {
  const person = open();
  site.answer(notificationSettingsContract, { updateNotificationSettings: 'unreachable' });
  await person.click(await box('On Wishbow: A birthday today'));
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  await waitFor(async () => expect(await box('On Wishbow: A birthday today')).toBeChecked());
});

test('settings that cannot be loaded can be tried again', async () => {
  site.answer(notificationSettingsContract, { getNotificationSettings: 'unreachable' });
  const person = renderPage(<NotificationSettingsForm />, { at: '/account', as: aSignedInPerson() });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  site.answer(notificationSettingsContract, { getNotificationSettings: told() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await box('On Wishbow: A birthday today')).toBeChecked();
});
