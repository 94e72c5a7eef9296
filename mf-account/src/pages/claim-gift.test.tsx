import { screen, within } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { invitationsContract } from '@wishbow/contracts/invitations-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage } from '@wishbow/testing/render-page';
import AcceptPage from './accept-page.tsx';

const site = mockSite();
const maya = { name: 'Maya Okafor', firstName: 'Maya', details: { avatar: null } };
const invitation = { from_user: maya, expires_at: '2026-12-12T10:00:00.000Z' };
const harbor = { address: '9 Harbor Street', address_2: '', city: 'Bath', state: 'ME', postal: '04530', country: 'US' };

let claimed: object[];
beforeEach(() => {
  claimed = [];
  site.answer(invitationsContract, {
    getInvitation: { status: 200, body: { invitation } },
    claimGift: ({ body }) => {
      claimed.push(body);
      return { status: 200, body: {} };
    },
  });
});

const open = (as?: ReturnType<typeof aSignedInPerson>) => {
  if (as) site.answer(profilesContract, { getMe: { status: 200, body: { data: as } } });
  return renderPage(<AcceptPage />, { at: '/accept#gift=abc-123', ...(as && { as }) });
};
const button = (name: string) => screen.findByRole('button', { name });

async function fillIn(person: ReturnType<typeof renderPage>) {
  await person.type(await screen.findByLabelText('First name'), 'Rosa');
  await person.type(screen.getByLabelText('Last name'), 'Whitfield');
  await person.type(screen.getByLabelText('Street address'), harbor.address);
  await person.type(screen.getByLabelText('City'), harbor.city);
  await person.selectOptions(screen.getByLabelText('State'), 'ME');
  await person.type(screen.getByLabelText('Postal code'), harbor.postal);
}

test('an invited person reads who gives and until when, and claims it by saying where they live', async () => {
  const person = open();
  expect(await screen.findByText('Maya Okafor')).toBeVisible();
  expect(screen.getByText('It waits until Sat, Dec 12.')).toBeVisible();
  await fillIn(person);
  expect(claimed).toEqual([]);
  await person.click(await button('Claim my gift'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Thank you. Maya’s gift goes to you now. We will email you when it ships.',
  );
  expect(claimed).toMatchObject([
    { token: 'abc-123', recipient: { firstName: 'Rosa', lastName: 'Whitfield', details: harbor } },
  ]);
});

test('what is missing is asked for under its field, and of several addresses one is chosen', async () => {
  const errors = {
    'recipient.firstName': ['Please enter your first name.'],
    'recipient.details.city': ['Please add a city'],
  };
  const asked = { code: 'invalid_fields', message: 'Please enter your first name.', errors };
  site.answer(invitationsContract, { claimGift: { status: 422, body: asked } });
  const person = open();
  await person.click(await button('Claim my gift'));
  expect(await screen.findByText('Please enter your first name.')).toBeVisible();
  expect(screen.getByText('Please add a city')).toBeVisible();

  const candidates = [harbor, { ...harbor, address: '9 Harbor Lane' }];
  site.answer(invitationsContract, {
    claimGift: ({ body }) =>
      body.recipient?.details.address === '9 Harbor Lane'
        ? { status: 200, body: {} }
        : { status: 422, body: { code: 'address_ambiguous', message: 'Please choose your address.', candidates } },
  });
  await fillIn(person);
  await person.click(await button('Claim my gift'));
  const choice = within(await screen.findByRole('group', { name: 'Which one is yours?' }));
  await person.click(choice.getByRole('button', { name: /9 Harbor Lane/ }));
  expect(await screen.findByRole('status')).toHaveTextContent(/Thank you/);
});

test('an address that could not be checked is used as entered; an outage of ours is not', async () => {
  const unchecked = { code: 'verification_unavailable', message: 'We could not check this address just now.' };
  site.answer(invitationsContract, { claimGift: { status: 503, body: unchecked } });
  const person = open();
  await fillIn(person);
  await person.click(await button('Claim my gift'));
  expect(await screen.findByText(unchecked.message)).toBeVisible();
  const away = { code: 'unavailable', message: 'We could not reach one of our partners.' };
  site.answer(invitationsContract, {
    claimGift: ({ body }) => {
      expect(body.recipient?.details.use_as_entered).toBe(true);
      return { status: 503, body: away };
    },
  });
  await person.click(await button('Use as entered'));
  expect(await screen.findByText(away.message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use as entered' })).not.toBeInTheDocument();
});

test('whoever is signed in claims it for their own address, or without their account', async () => {
  const rosa = aSignedInPerson({ name: 'Rosa Whitfield' });
  rosa.details.address = harbor;
  const person = open(rosa);
  expect(await screen.findByText(/9 Harbor Street/)).toBeVisible();
  await person.click(await button('Claim it without this account'));
  expect(await screen.findByLabelText('First name')).toHaveValue('');
  await person.click(await button('Claim it with my account'));
  await person.click(await button('Claim my gift'));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you. Maya’s gift goes to you now.');
  expect(claimed).toEqual([{ token: 'abc-123' }]);
});

test('who has no address yet adds one first', async () => {
  const homeless = aSignedInPerson();
  homeless.details.address = null;
  const person = open(homeless);
  await person.click(await button('Add your address'));
  expect(openedModals()).toEqual([{ key: 'account.addressDetails', props: {} }]);
});

test('a visitor can log in or sign up without losing the link', async () => {
  const person = open();
  await person.click(await button('Log in'));
  await person.click(await button('sign up'));
  expect(openedModals()).toEqual([
    { key: 'account.auth', props: { mode: 'login' } },
    { key: 'account.auth', props: { mode: 'signup' } },
  ]);
});

test('a link that works no more says so, and what could not be loaded is tried again', async () => {
  const gone = { code: 'invalid_token', message: 'This link has been used or has expired.' };
  site.answer(invitationsContract, { getInvitation: { status: 503, body: { ...gone, code: 'unavailable' } } });
  const person = open();
  const retry = await button('Try again');
  site.answer(invitationsContract, { getInvitation: { status: 422, body: gone } });
  await person.click(retry);
  expect(await screen.findByRole('alert')).toHaveTextContent(/has been used or has expired/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This gift link does not work any more');
  expect(screen.queryByText(/Say where it goes/)).not.toBeInTheDocument();
});
