import { screen, waitFor } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { blocksContract } from '@wishbow/contracts/blocks-contract';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { aSignedInPerson, aViewedPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import ProfileHeader from './profile-header.tsx';

const site = mockSite();

const relationship = { id: 'c'.repeat(24), approved: true, address_request_approved: null, birthday_reminder: false };

const answer = (user: ReturnType<typeof aViewedPerson>) =>
  site.answer(profilesContract, { getViewedUser: { status: 200, body: { user } } });

const show = (user: ReturnType<typeof aViewedPerson>) => {
  answer(user);
  return renderPage(<ProfileHeader username={user.username} />, { at: `/${user.username}`, as: aSignedInPerson() });
};

test('a stranger asks to follow and sees that it was asked', async () => {
  const person = show(aViewedPerson());
  site.answer(relationshipsContract, {
    followUser: () => {
      const asked = aViewedPerson({ relationship: { ...relationship, approved: false } });
      answer(asked);
      return { status: 200, body: { relationship: { ...relationship, approved: false } } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('button', { name: 'Requested' })).toBeVisible();
});

test('who may not follow somebody is told so', async () => {
  const person = show(aViewedPerson());
  const body = { code: 'forbidden', message: 'You cannot follow this person.' };
  site.answer(relationshipsContract, { followUser: { status: 403, body } });
  await person.click(await screen.findByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(toastTexts()).toEqual(['You cannot follow this person.']));
});

test('a visitor who follows is asked to sign in first', async () => {
  answer(aViewedPerson());
  const person = renderPage(<ProfileHeader username="theo_l" />, { at: '/theo_l' });
  await person.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(openedModals()).toMatchObject([{ key: 'account.auth' }]);
});

test('a follower asks for an address that is shown on request', async () => {
  const followed = { isFollowed: true, relationship, settings: { private: false, show_address: 'requests' as const } };
  const person = show(aViewedPerson(followed));
  site.answer(relationshipsContract, {
    requestAddress: () => {
      const asked = aViewedPerson({ ...followed, relationship: { ...relationship, address_request_approved: 0 } });
      answer(asked);
      return { status: 200, body: { address_request_approved: 0 } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Request Address' }));
  expect(await screen.findByText(/Address requested and will be shown once request is approved\./)).toBeVisible();
  expect(toastTexts()).toContain('Address request sent');
});

test('a request for an address that is refused is not said to be sent', async () => {
  const followed = { isFollowed: true, relationship, settings: { private: false, show_address: 'requests' as const } };
  const person = show(aViewedPerson(followed));
  const body = { code: 'not_found', message: 'You do not follow this person any more.' };
  site.answer(relationshipsContract, { requestAddress: { status: 404, body } });
  await person.click(await screen.findByRole('button', { name: 'Request Address' }));
  await waitFor(() => expect(toastTexts()).toEqual(['You do not follow this person any more.']));
});

test('a follower is reminded of a birthday, and no more', async () => {
  const shown = aViewedPerson();
  const withReminder = (birthday_reminder: boolean) =>
    aViewedPerson({
      isFollowed: true,
      relationship: { ...relationship, birthday_reminder },
      details: { ...shown.details, birthday: '1992-09-03' },
    });
  const person = show(withReminder(false));
  const asked: unknown[] = [];
  site.answer(relationshipsContract, {
    toggleBirthdayReminder: ({ body }) => {
      asked.push(body);
      const isOn = asked.length === 1;
      answer(withReminder(isOn));
      return { status: 200, body: { birthday_reminder: isOn } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Birthday reminder' }));
  await person.click(await screen.findByRole('button', { name: 'Stop birthday reminder' }));
  expect(await screen.findByRole('button', { name: 'Birthday reminder' })).toBeVisible();
  expect(asked[0]).toEqual({ followerUserId: aSignedInPerson().id, followedUserId: shown.id });
  expect(toastTexts()).toEqual(['Birthday reminder updated.', 'Birthday reminder updated.']);
});

test('who shows no birthday has no reminders', async () => {
  show(aViewedPerson({ isFollowed: true, relationship }));
  await screen.findByRole('button', { name: 'Following' });
  expect(screen.queryByRole('button', { name: 'Birthday reminder' })).not.toBeInTheDocument();
});

test('a private profile tells strangers to follow', async () => {
  show(aViewedPerson({ isVisible: false }));
  expect(await screen.findByText('This profile is private. Follow to see more.')).toBeVisible();
});

test('a profile that could not be loaded can be tried again', async () => {
  site.answer(profilesContract, { getViewedUser: 'unreachable' });
  renderPage(<ProfileHeader username="theo_l" />, { at: '/theo_l' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a person blocks somebody from the menu, and lifts it again where they stand', async () => {
  const person = show(aViewedPerson());
  const answerBlocked = (isBlocked: boolean) => () => {
    answer(aViewedPerson({ isBlocked, isVisible: !isBlocked }));
    return { status: 200 as const, body: {} };
  };
  site.answer(blocksContract, { blockUser: answerBlocked(true), unblockUser: answerBlocked(false) });
  await person.click(await screen.findByRole('button', { name: 'More about Theo Lindqvist' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Block Theo' }));
  await person.click(await screen.findByRole('button', { name: 'Block Theo' }));
  expect(await screen.findByText(/You blocked Theo\. You see nothing of each other\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Unblock Theo' }));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
  expect(toastTexts()).toEqual(['You blocked Theo', 'You unblocked Theo']);
});

test('somebody is reported from the menu of their profile', async () => {
  const person = show(aViewedPerson());
  await person.click(await screen.findByRole('button', { name: 'More about Theo Lindqvist' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Report Theo' }));
  await waitFor(() => expect(openedModals()).toMatchObject([{ key: 'social.report', props: { kind: 'person' } }]));
});

test('counts that could not be loaded are no zero', async () => {
  const { details, ...person } = aViewedPerson();
  show({ ...person, details: { ...details, followers: null, following: null } });
  expect(await screen.findByRole('button', { name: 'could not be loaded: followers' })).toHaveTextContent('–');
  expect(screen.getByRole('button', { name: 'could not be loaded: following' })).toBeVisible();
});
