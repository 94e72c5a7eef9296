import { screen, waitFor } from '@testing-library/react';
import { blocksContract } from '@wishbow/contracts/blocks-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { BlockedPeople } from './blocked-people.tsx';

const site = mockSite();
const show = () => renderPage(<BlockedPeople />, { as: aSignedInPerson() });
const theo = aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist', firstName: 'Theo' });

test('somebody who was blocked is unblocked, and is gone from the list', async () => {
  const blocked = [{ user: theo, blocked_at: '2026-11-28T10:00:00.000Z' }];
  site.answer(blocksContract, {
    getBlockedUsers: () => ({ status: 200, body: { blocked } }),
    unblockUser: ({ body }) => {
      blocked.splice(blocked.findIndex(({ user }) => user.id === body.blockedUserId));
      return { status: 200, body: {} };
    },
  });
  const person = show();
  await person.click(await screen.findByRole('button', { name: 'Unblock Theo Lindqvist' }));
  expect(await screen.findByText('Nobody. You can block somebody from the menu on their profile.')).toBeVisible();
  expect(toastTexts()).toEqual(['You unblocked Theo']);
});

test('a list that could not be loaded can be tried again', async () => {
  site.answer(blocksContract, { getBlockedUsers: 'unreachable' });
  const person = show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  site.answer(blocksContract, { getBlockedUsers: { status: 200, body: { blocked: [] } } });
  await person.click(again);
  await waitFor(() => expect(screen.getByText(/^Nobody\./)).toBeVisible());
});
