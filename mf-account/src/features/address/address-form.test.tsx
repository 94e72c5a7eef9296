import { screen, waitFor } from '@testing-library/react';
import { accountsContract, profilesContract } from '@wishbow/contracts/accounts-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { AddressForm } from './address-form.tsx';

const site = mockSite();

test('a person sees the address as it was saved, not as they typed it', async () => {
  const typed = { address: '418 alder', address_2: '', city: 'portland', state: 'OR', postal: '97205', country: 'US' };
  const details = { ...typed, address: '418 Alder Row', city: 'Portland' };
  site.answer(accountsContract, { updateAddress: { status: 200, body: { details } } });
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson() } } });
  const person = renderPage(<AddressForm current={typed} />, { at: '/account', as: aSignedInPerson() });
  await person.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.getByLabelText(/Street address/)).toHaveValue('418 Alder Row'));
  expect(screen.getByLabelText(/City/)).toHaveValue('Portland');
});
