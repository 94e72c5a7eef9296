import { screen, waitFor } from '@testing-library/react';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { AddressForm } from './address-form.tsx';

const site = mockSite();
const refuse = (body: { code: string; message: string; errors?: Record<string, string[]> }) =>
  site.answer(accountsContract, { updateAddress: { status: 422, body } });

const save = async () => {
  const person = renderPage(<AddressForm current={null} />, { as: aSignedInPerson() });
  await person.click(screen.getByRole('button', { name: 'Save address' }));
};

test('an address that nobody can deliver to is told in a toast', async () => {
  refuse({ code: 'invalid_address', message: 'Address is invalid. Please try again.' });
  await save();
  await waitFor(() => expect(toastTexts()).toEqual(['Address is invalid. Please try again.']));
});

test('a missing street is told under its field alone', async () => {
  const errors = { 'details.address': ['Please add an address'] };
  refuse({ code: 'invalid_fields', message: 'Please check the fields.', errors });
  await save();
  expect(await screen.findByText('Please add an address')).toBeVisible();
  expect(toastTexts()).toEqual([]);
});
