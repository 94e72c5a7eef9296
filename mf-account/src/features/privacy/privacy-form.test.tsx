import { screen, waitFor } from '@testing-library/react';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { PrivacyForm } from './privacy-form.tsx';

const site = mockSite();

test('a change that the server refuses is not said to be saved', async () => {
  const body = { code: 'forbidden', message: 'These are not your settings.' };
  site.answer(accountsContract, { updateSettings: { status: 403, body } });
  const maya = aSignedInPerson();
  const person = renderPage(<PrivacyForm user={maya} />, { as: maya });
  await person.click(screen.getByRole('switch', { name: 'Private profile' }));
  await waitFor(() => expect(toastTexts()).toEqual(['These are not your settings.']));
});
