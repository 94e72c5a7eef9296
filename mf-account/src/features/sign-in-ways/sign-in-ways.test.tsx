import { screen, waitFor, within } from '@testing-library/react';
import { Passkey, passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { SignInWays } from './sign-in-ways.tsx';

const site = mockSite();
const phone = Passkey.parse({
  id: '1'.repeat(24),
  name: 'My phone',
  created_at: '2026-11-01T12:00:00.000Z',
  last_used_at: null,
  is_synced: true,
});
const nothing = { passkeys: [], second_factor: null, openid: null };
const open = () => renderPage(<SignInWays />, { at: '/account', as: aSignedInPerson() });
const answerWays = (ways: Partial<typeof nothing> | object) =>
  site.answer(secondFactorContract, { getSignInWays: { status: 200, body: { ...nothing, ...ways } } });
const wrongPassword = {
  status: 422 as const,
  body: { code: 'invalid_fields', message: 'x', errors: { password: ['This is not your password.'] } },
};

test('a person sets up an app with their password and a first code, and is told the recovery codes once', async () => {
  const codes: string[] = [];
  answerWays({});
  site.answer(secondFactorContract, {
    beginSecondFactor: ({ body }) =>
      body.password === 'kiln-at-noon'
        ? { status: 200, body: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Wishbow:maya' } }
        : wrongPassword,
    enableSecondFactor: ({ body }) => {
      codes.push(body.code);
      answerWays({ second_factor: { enabled_at: '2026-11-28T17:00:00.000Z', recovery_codes_left: 10 } });
      return { status: 200, body: { recovery_codes: ['ABCDE-FGHJK', '23456-789AB'] } };
    },
  });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await person.type(screen.getByLabelText('Password'), 'a-guess');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  await person.clear(screen.getByLabelText('Password'));
  await person.type(screen.getByLabelText('Password'), 'kiln-at-noon');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'The same text as a picture' })).toBeVisible();
  await person.type(screen.getByLabelText('Code'), '123 456');
  await person.click(screen.getByRole('button', { name: 'Turn on' }));
  const told = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ABCDE-FGHJK', '23456-789AB']);
  await person.click(told.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('Since Sat, Nov 28, 2026, 10 recovery codes left')).toBeVisible();
  expect(screen.queryByText('ABCDE-FGHJK')).not.toBeInTheDocument();
  expect(codes).toEqual(['123 456']);
});

test('a person whose codes are on has new recovery codes made, or turns them off', async () => {
  answerWays({ second_factor: { enabled_at: '2026-11-28T17:00:00.000Z', recovery_codes_left: 1 } });
  site.answer(secondFactorContract, {
    renewRecoveryCodes: { status: 200, body: { recovery_codes: ['ABCDE-FGHJK'] } },
    disableSecondFactor: () => {
      answerWays({});
      return { status: 200, body: {} };
    },
  });
  const person = open();
  expect(await screen.findByText(/1 recovery code left/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'New recovery codes' }));
  await person.type(screen.getByLabelText('Password'), 'kiln-at-noon');
  await person.click(screen.getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText('ABCDE-FGHJK')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'I have kept them' }));
  await person.click(screen.getByRole('button', { name: 'Turn off' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn the codes off?' }));
  await person.type(dialog.getByLabelText('Password'), 'kiln-at-noon');
  await person.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
  expect(toastTexts()).toEqual(['Codes are not asked for any more']);
});

test('a passkey is called something else, and removed by who knows the password', async () => {
  answerWays({ passkeys: [phone] });
  site.answer(passkeysContract, {
    renamePasskey: ({ body }) => {
      answerWays({ passkeys: [{ ...phone, name: body.name }] });
      return { status: 200, body: {} };
    },
    removePasskey: ({ body }) => {
      if (body.password !== 'kiln-at-noon') return wrongPassword;
      answerWays({});
      return { status: 200, body: {} };
    },
  });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Rename My phone' }));
  await person.clear(screen.getByLabelText('Name'));
  await person.type(screen.getByLabelText('Name'), 'The old one');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Remove The old one' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this passkey?' }));
  await person.type(dialog.getByLabelText('Password'), 'kiln-at-noon');
  await person.click(dialog.getByRole('button', { name: 'Remove passkey' }));
  await waitFor(() => expect(screen.queryByText('The old one')).not.toBeInTheDocument());
  expect(toastTexts()).toEqual(['Updated successfully', 'Passkey removed']);
});

test('where the ways cannot be loaded the person can ask again', async () => {
  site.answer(secondFactorContract, { getSignInWays: 'unreachable' });
  const person = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerWays({});
  await person.click(again);
  expect(await screen.findByText('This browser knows no passkeys.')).toBeVisible();
});
