import { screen, waitFor } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { ProfileForm } from './profile-form.tsx';

const site = mockSite();

function open(changes: Parameters<typeof aSignedInPerson>[0] = {}) {
  const maya = aSignedInPerson(changes);
  site.answer(profilesContract, { getMe: { status: 200, body: { data: maya } } });
  return renderPage(<ProfileForm user={maya} birthdayVisibility={null} />, { at: '/account', as: maya });
}
const save = () => screen.getByRole('button', { name: 'Save profile' });

test('a person tells who they are, and the rest stays as it was', async () => {
  const sent: object[] = [];
  site.answer(ownAccountContract, {
    updateProfile: ({ body }) => {
      sent.push(body.profile);
      return { status: 200, body: {} };
    },
  });
  const person = open();
  await person.clear(screen.getByLabelText(/Bio/));
  await person.type(screen.getByLabelText(/Bio/), 'Throws pots.');
  await person.type(screen.getByLabelText(/Birthday/), '1990-09-03');
  await person.click(screen.getByRole('button', { name: 'Dots' }));
  await person.click(save());
  await waitFor(() => expect(toastTexts()).toEqual(['Updated successfully']));
  expect(sent).toEqual([
    { firstName: 'Maya', lastName: 'Okafor', bio: 'Throws pots.', birthday: '1990-09-03', wrapping_paper: 'dots' },
  ]);
});

test('what is refused is said under its field', async () => {
  const errors = {
    'profile.firstName': ['Please enter your first name.'],
    'profile.birthday': ['Please enter the day you were born.'],
  };
  const body = { code: 'invalid_fields', message: 'x', errors };
  site.answer(ownAccountContract, { updateProfile: { status: 422, body } });
  const person = open();
  await person.click(save());
  expect(await screen.findByText('Please enter your first name.')).toBeVisible();
  expect(screen.getByText('Please enter the day you were born.')).toBeVisible();
  expect(toastTexts()).toEqual([]);
});

test('a person takes their picture away', async () => {
  const images: (string | null)[] = [];
  site.answer(ownAccountContract, {
    updateAvatar: ({ body }) => {
      images.push(body.image);
      return { status: 200, body: { avatar: null } };
    },
  });
  const { details } = aSignedInPerson();
  const person = open({ details: { ...details, avatar: '/media/avatars/me.png' } });
  await person.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Updated successfully']));
  expect(images).toEqual([null]);
});

test('somebody without a picture adds one by choosing a file', async () => {
  const person = open();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Add a picture' }));
  expect(screen.getByRole('dialog', { name: 'Your picture' })).toBeVisible();
});
