import { screen, waitFor, within } from '@testing-library/react';
import { accountsContract, profilesContract } from '@wishbow/contracts/accounts-contract';
import { siteContract } from '@wishbow/contracts/site-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { anAppEnv } from '../../testing/an-app-env.ts';
import { AddressForm } from './address-form.tsx';

const site = mockSite();
const typed = { address: '418 alder', address_2: '', city: 'portland', state: 'OR', postal: '97205', country: 'US' };
const alder = { ...typed, address: '418 Alder Row', city: 'Portland' };

function open(current = typed, checksAddresses = false) {
  site.answer(siteContract, { getAppEnv: { status: 200, body: anAppEnv({ checksAddresses }) } });
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson() } } });
  return renderPage(<AddressForm current={current} />, { at: '/account', as: aSignedInPerson() });
}
const save = () => screen.getByRole('button', { name: 'Save address' });

test('a person sees the address as it was saved, not as they typed it', async () => {
  site.answer(accountsContract, { updateAddress: { status: 200, body: { details: alder } } });
  const person = open();
  await person.click(save());
  await waitFor(() => expect(screen.getByLabelText(/Street address/)).toHaveValue('418 Alder Row'));
  expect(screen.getByLabelText(/City/)).toHaveValue('Portland');
  expect(toastTexts()).toEqual(['Updated successfully']);
});

test('every missing field is asked for in the words of the specification', async () => {
  const missing = {
    'details.address': ['Please add an address'],
    'details.city': ['Please add a city'],
    'details.state': ['Please add a state'],
    'details.postal': ['Please add a postal code'],
    'details.country': ['Please add a country'],
  };
  const body = { code: 'invalid_fields', message: 'Please add an address', errors: missing };
  site.answer(accountsContract, { updateAddress: { status: 422, body } });
  const person = open({ address: '', address_2: '', city: '', state: '', postal: '', country: '' });
  await person.click(save());
  for (const [text] of Object.values(missing)) expect(await screen.findByText(text ?? '')).toBeVisible();
});

test('an unknown address is invalid, and what was typed stays', async () => {
  const message = 'Address is invalid. Please try again.';
  const body = { code: 'address_invalid', message, errors: { address: [message] } };
  site.answer(accountsContract, { updateAddress: { status: 422, body } });
  const person = open();
  await person.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/Street address/)).toHaveValue('418 alder');
});

test('a house with several flats asks for the unit number', async () => {
  const errors = { address_2: ['Please add the unit number.'] };
  const body = { code: 'unit_required', message: 'x', unit_required: true, errors };
  site.answer(accountsContract, { updateAddress: { status: 422, body } });
  const person = open();
  await person.click(save());
  expect(await screen.findByText('Please add the unit number.')).toBeVisible();
});

test('of several addresses that fit, the chosen one is saved', async () => {
  const other = { ...alder, address: '418 Alder Way' };
  const sent: string[] = [];
  site.answer(accountsContract, {
    updateAddress: ({ body: { details } }) => {
      sent.push(details.address);
      if (details.address === other.address) return { status: 200, body: { details: other } };
      const body = { code: 'address_ambiguous', message: 'Please choose your address.', candidates: [alder, other] };
      return { status: 422, body };
    },
  });
  const person = open();
  await person.click(save());
  const choice = await screen.findByRole('group', { name: 'Which one is yours?' });
  await person.click(within(choice).getByRole('button', { name: /418 Alder Way/ }));
  await waitFor(() => expect(screen.getByLabelText(/Street address/)).toHaveValue('418 Alder Way'));
  expect(sent).toEqual(['418 alder', '418 Alder Way']);
});

test('what could not be checked is not called invalid, and can be used as entered', async () => {
  const message = 'We could not check this address just now. You can use it as entered.';
  site.answer(accountsContract, {
    updateAddress: ({ body: { details } }) =>
      details.use_as_entered
        ? { status: 200, body: { details: typed } }
        : { status: 503, body: { code: 'verification_unavailable', message } },
  });
  const person = open();
  await person.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Use as entered' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Updated successfully']));
});

test('where addresses are checked, a person chooses one of those that begin as they type; their state comes first', async () => {
  const asked: object[] = [];
  site.answer(accountsContract, {
    suggestAddresses: ({ body }) => {
      asked.push(body);
      return { status: 200, body: { suggestions: [alder] } };
    },
  });
  const person = open({ ...typed, address: '', city: '', postal: '' }, true);
  const street = await screen.findByRole('combobox', { name: 'Street address' });
  await person.type(street, '418 ald');
  await person.click(await screen.findByRole('option', { name: /418 Alder Row/ }));
  expect(screen.getByLabelText(/City/)).toHaveValue('Portland');
  expect(screen.getByLabelText(/Postal code/)).toHaveValue('97205');
  expect(asked).toEqual([{ search: '418 ald', state: 'OR' }]);
});

test('whoever types before the suggestions are there loses no letter, and goes on where they were', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  site.answer(siteContract, {
    getAppEnv: async () => {
      await arrival;
      return { status: 200, body: anAppEnv({ checksAddresses: true }) };
    },
  });
  site.answer(accountsContract, { suggestAddresses: { status: 200, body: { suggestions: [alder] } } });
  const person = renderPage(<AddressForm current={null} />, { at: '/account', as: aSignedInPerson() });
  await person.type(screen.getByRole('textbox', { name: 'Street address' }), '418 alr');
  await person.keyboard('{ArrowLeft}');
  arrive();
  const street = await screen.findByRole('combobox', { name: 'Street address' });
  await person.keyboard('de');
  expect(street).toHaveFocus();
  expect(street).toHaveValue('418 alder');
  expect(await screen.findByRole('option', { name: /418 Alder Row/ })).toBeVisible();
});
