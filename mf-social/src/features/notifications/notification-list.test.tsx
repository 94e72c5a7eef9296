import { screen, within } from '@testing-library/react';
import { notificationsContract, relationshipsContract } from '@wishbow/contracts/social-contract';
import { aNotification } from '@wishbow/testing/builders/notification';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { NotificationList } from './notification-list.tsx';

const site = mockSite();

const show = (...notifications: ReturnType<typeof aNotification>[]) =>
  renderPage(
    <NotificationList
      query={{ isPending: false, error: null, isFetching: false, refetch: () => undefined }}
      notifications={notifications}
    />,
    { at: '/notifications', as: aSignedInPerson() },
  );

test('a request that was looked at but not answered can still be answered', async () => {
  const declined: string[] = [];
  site.answer(relationshipsContract, {
    cancelRequest: ({ body }) => {
      declined.push(body.relationship_id);
      return { status: 200, body: {} };
    },
  });
  const person = show(
    aNotification({
      kind: 'follow_requested',
      text: 'Theo Lindqvist wants to follow you',
      viewed: true,
      awaits_answer: true,
      secondary_model_id: 'c'.repeat(24),
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(declined).toEqual(['cccccccccccccccccccccccc']);
});

test('a request that was answered elsewhere offers no answer', () => {
  show(aNotification({ kind: 'follow_requested', text: 'Theo Lindqvist wants to follow you', awaits_answer: false }));
  expect(screen.getByRole('link', { name: /wants to follow you/ })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who did it and what it is about stand out, and the row leads to the wish', async () => {
  site.answer(notificationsContract, {
    viewNotification: ({ body }) => ({
      status: 200,
      body: { notification: aNotification({ id: body.notification.id }) },
    }),
  });
  const person = show(
    aNotification({
      kind: 'wish_gifted',
      text: 'Theo Lindqvist gifted you Cast teapot',
      object: 'Cast teapot',
      url: '/item?id=1',
      from_user: aPerson({ name: 'Theo Lindqvist' }),
    }),
  );
  const row = screen.getByRole('link', { name: 'New: Theo Lindqvist gifted you Cast teapot' });
  expect(within(row).getByText('Cast teapot').tagName).toBe('B');
  expect(within(row).getByText('Theo Lindqvist').tagName).toBe('B');
  await person.click(row);
  expect(window.location.pathname + window.location.search).toBe('/item?id=1');
});

test('a request leads to one’s own requests, whoever’s page one is on', () => {
  show(aNotification({ kind: 'follow_requested', text: 'Theo wants to follow you', url: '?requested=true' }));
  expect(screen.getByRole('link', { name: /wants to follow you/ })).toHaveAttribute(
    'href',
    `${window.location.pathname}?requested=true&username=maya_okafor`,
  );
});
