import { screen } from '@testing-library/react';
import { siteContract } from '@wishbow/contracts/site-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { anAppEnv } from '../testing/an-app-env.ts';
import AccountPage from './account-page.tsx';

const site = mockSite();

test('what a person has typed is still there when they come back from another tab', async () => {
  site.answer(siteContract, { getAppEnv: { status: 200, body: anAppEnv() } });
  const person = renderPage(<AccountPage />, { at: '/account', as: aSignedInPerson() });
  await person.clear(screen.getByLabelText(/Bio/));
  await person.type(screen.getByLabelText(/Bio/), 'Throws pots.');
  await person.click(screen.getByRole('tab', { name: 'Address' }));
  await person.type(await screen.findByLabelText(/City/), 'Astoria');

  await person.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(await screen.findByLabelText(/Bio/)).toHaveValue('Throws pots.');
  await person.click(screen.getByRole('tab', { name: 'Address' }));
  expect(await screen.findByLabelText(/City/)).toHaveValue('Astoria');
});
