import { screen, waitFor, within } from '@testing-library/react';
import type { Relationship } from '@wishbow/contracts/relationships';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import RelationshipModal from './relationship-modal.tsx';

const site = mockSite();
const maya = aPerson();
const theo = aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist', firstName: 'Theo' });

const theoFollows = (changes: Partial<Relationship> = {}): Relationship => ({
  id: 'c'.repeat(24) as Relationship['id'],
  approved: true,
  follower_user: theo,
  followed_user: maya,
  followed_user_id: maya.id,
  birthday_reminder: false,
  address_request_approved: null,
  ...changes,
});

const show = (username: string, follower: Relationship) => {
  const [followers, requested] = follower.approved ? [[follower], []] : [[], [follower]];
  const people = { followers, following: [], requested };
  site.answer(relationshipsContract, { getRelationships: () => ({ status: 200, body: people }) });
  const input = { username, tab: 'requested' as const };
  const modal = <RelationshipModal input={input} onComplete={() => undefined} onClose={() => undefined} />;
  return { people, person: renderPage(modal, { as: aSignedInPerson() }) };
};

test('who asks for the address waits among the requests, and is answered there', async () => {
  const { people, person } = show('maya_okafor', theoFollows({ address_request_approved: 0 }));
  site.answer(relationshipsContract, {
    approveAddressRequest: () => {
      people.followers = [theoFollows({ address_request_approved: 1 })];
      return { status: 200, body: { address_request_approved: 1 } };
    },
  });
  await person.click(
    await screen.findByRole('button', { name: 'Approve, and share your address with Theo Lindqvist' }),
  );
  expect(await screen.findByText('No requests')).toBeVisible();
  expect(toastTexts()).toEqual(['Address access updated']);
  await person.click(screen.getByRole('tab', { name: /Followers/ }));
  expect(screen.getByRole('button', { name: 'Stop sharing your address with Theo Lindqvist' })).toBeVisible();
});

test('who asks to follow is approved, and is a follower then', async () => {
  const { people, person } = show('maya_okafor', theoFollows({ approved: false }));
  site.answer(relationshipsContract, {
    approveRequest: () => {
      Object.assign(people, { followers: [theoFollows()], requested: [] });
      return { status: 200, body: { relationship: theoFollows() } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Approve Theo Lindqvist' }));
  await person.click(await screen.findByRole('tab', { name: /Followers 1/ }));
  expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Theo Lindqvist' })).toBeVisible();
});

test('the requests of somebody else are not there: their followers are shown', async () => {
  show('priya_r', theoFollows());
  expect(await screen.findByRole('tab', { name: /Followers/, selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /Requests/ })).not.toBeInTheDocument();
});

test('somebody is reminded of the birthdays of those they follow, as far as these show them', async () => {
  const { people, person } = show('maya_okafor', theoFollows());
  const mayaFollows = (birthday_reminder: boolean) =>
    theoFollows({ follower_user: maya, followed_user: theo, followed_user_id: theo.id, birthday_reminder });
  Object.assign(people, { following: [mayaFollows(false)] });
  site.answer(relationshipsContract, {
    toggleBirthdayReminder: () => {
      Object.assign(people, { following: [mayaFollows(true)] });
      return { status: 200, body: { birthday_reminder: true } };
    },
  });
  await person.click(await screen.findByRole('tab', { name: /Following/ }));
  await person.click(screen.getByRole('button', { name: 'Birthday reminder for Theo Lindqvist', pressed: false }));
  expect(
    await screen.findByRole('button', { name: 'Birthday reminder for Theo Lindqvist', pressed: true }),
  ).toBeVisible();
  const body = { code: 'forbidden', message: 'You cannot see when this birthday is.' };
  site.answer(relationshipsContract, { toggleBirthdayReminder: { status: 403, body } });
  await person.click(screen.getByRole('button', { name: 'Birthday reminder for Theo Lindqvist' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Birthday reminder updated.', body.message]));
});
