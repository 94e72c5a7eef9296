import { screen, waitFor } from '@testing-library/react';
import { Notification } from '@wishbow/contracts/notifications';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { NotificationAnswer } from './notification-answer.tsx';

const site = mockSite();
const withdrawn = {
  status: 404 as const,
  body: { code: 'not_found', message: 'This request has been withdrawn.' },
};

/** Theo asks Maya for something. */
const aRequest = (kind: 'follow_requested' | 'address_requested') =>
  Notification.parse({
    id: 'd'.repeat(24),
    kind,
    text: 'Theo asks',
    object: null,
    url: '?requested',
    viewed: false,
    awaits_answer: true,
    extra_info: null,
    show_item: false,
    image: null,
    secondary_model_id: 'c'.repeat(24),
    from_user: aPerson({ id: 'b'.repeat(24), username: 'theo_l' }),
    created_at: '2026-11-28T12:00:00.000Z',
  });

const show = (kind: Parameters<typeof aRequest>[0]) =>
  renderPage(<NotificationAnswer notification={aRequest(kind)} />, { as: aSignedInPerson() });

test.each([
  ['follow_requested', 'Approve', 'approveRequest'],
  ['follow_requested', 'Decline', 'cancelRequest'],
  ['address_requested', 'Approve', 'approveAddressRequest'],
  ['address_requested', 'Decline', 'cancelAddressRequest'],
] as const)('an answer to a withdrawn %s is told so, and %s stays to be clicked', async (kind, name, call) => {
  site.answer(relationshipsContract, { [call]: withdrawn });
  const person = show(kind);
  await person.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(toastTexts()).toEqual(['This request has been withdrawn.']));
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('the buttons go once the answer is given', async () => {
  site.answer(relationshipsContract, {
    cancelAddressRequest: { status: 200, body: { address_request_approved: null } },
  });
  const person = show('address_requested');
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(toastTexts()).toEqual(['Address access updated']);
});
