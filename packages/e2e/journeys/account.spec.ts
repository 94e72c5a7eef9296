import { expect, type Page } from '@playwright/test';
import { enter } from '../site/calls.ts';
import { appCode, giveDevice } from '../site/devices.ts';
import { followMail } from '../site/mail.ts';
import { test } from '../site/notices.ts';
import { newPerson, type Person } from '../site/person.ts';

const NEW_PASSWORD = 'glaze-at-dawn';

test('somebody who forgot their password sets a new one through a mail, and is signed out elsewhere @phone', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const person = newPerson('Lena', 'Kraft');
  await test.step('when a person is signed in at home', () => enter(page, baseURL, person));
  const elsewhere = await openBrowser();
  await test.step('and cannot remember the password elsewhere', () => forgetPassword(elsewhere, person));
  const mailPage = await openBrowser();
  await test.step('then the link of the mail sets a new one', async () => {
    const reset = await followMail(mailPage, baseURL ?? '', person.email, 'Set a new password');
    await setPassword(reset);
    await expect(reset).toHaveURL('/login');
  });
  await test.step('and the same link sets no other', async () => {
    const reset = await followMail(mailPage, baseURL ?? '', person.email, 'Set a new password');
    await setPassword(reset);
    await expect(reset.getByText('This link has been used or has expired. Please ask for a new one.')).toBeVisible();
  });
  await test.step('and the old session is over', async () => {
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login\?redirect=%2Faccount/);
  });
  await test.step('and the new password opens the door, the old one does not', async () => {
    await logIn(elsewhere, person, person.password);
    await expect(elsewhere.getByText('Email or password is wrong.')).toBeVisible();
    await logIn(elsewhere, person, NEW_PASSWORD);
    await expect(elsewhere.getByText('Logged in')).toBeVisible();
  });
});

test('somebody new confirms their address with a button @phone', async ({ page, openBrowser, baseURL }) => {
  const person = newPerson('Dina', 'Amari');
  await enter(page, baseURL, person);
  const mailPage = await openBrowser();
  const confirmation = await followMail(mailPage, baseURL ?? '', person.email, 'Confirm your email address');
  await confirmation.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(confirmation.getByText('Thank you. Your email address is confirmed.')).toBeVisible();
  await page.goto('/account?tab=sign-in');
  await expect(page.getByText('Confirmed')).toBeVisible();
});

test('an address is completed, checked, and chosen where several fit @phone', async ({ page, baseURL }) => {
  await enter(page, baseURL, newPerson('Omar', 'Sayed'));
  await page.goto('/account?tab=address');
  const street = page.getByRole('combobox', { name: 'Street address' });
  const saved = () => expect(page.getByText('Updated successfully').first()).toBeVisible();

  await test.step('when a suggestion is taken, it fills the form', async () => {
    await page.getByLabel('State').selectOption('OR');
    await street.pressSequentially('300 fox', { delay: 20 });
    await page
      .getByRole('option', { name: /300 Foxtrot Ave/ })
      .first()
      .click();
    await expect(page.getByLabel('City')).toHaveValue('Portland');
    await expect(page.getByLabel('Postal code')).toHaveValue('97205');
  });
  await test.step('then the flat is asked for', async () => {
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Please add the unit number.')).toBeVisible();
    await page.getByLabel('Apartment or unit').fill('Apt 7');
    await page.getByRole('button', { name: 'Save address' }).click();
    await saved();
  });
  await test.step('and an unknown address is invalid', async () => {
    await street.fill('0 Nowhere St');
    await page.getByLabel('Apartment or unit').fill('');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address is invalid. Please try again.').first()).toBeVisible();
  });
  await test.step('and of three that fit, the chosen one is saved', async () => {
    await street.fill('3 Crossing Ways');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('group', { name: 'Which one is yours?' }).getByRole('button', { name: /Salem/ }).click();
    await expect(page.getByLabel('City')).toHaveValue('Salem');
    await saved();
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Salem');
  });
});

test('a session is ended from another browser @phone', async ({ page, openBrowser, baseURL }) => {
  const person = newPerson('Wim', 'Haas');
  await test.step('when a person is signed in twice', () => enter(page, baseURL, person));
  const elsewhere = await openBrowser();
  await elsewhere.goto('/login');
  await logIn(elsewhere, person, person.password);
  await expect(elsewhere.getByText('Logged in')).toBeVisible();

  await test.step('and ends the other session', async () => {
    await page.goto('/account?tab=sign-in');
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: /^Log out Chrome/ }).click();
    await expect(page.getByText('Logged out there')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Log out Chrome/ })).toHaveCount(0);
  });
  await test.step('then it is over there and goes on here', async () => {
    await elsewhere.goto('/account');
    await expect(elsewhere).toHaveURL(/\/login/);
    await page.reload();
    await expect(page.getByText('This device')).toBeVisible();
  });
});

test('somebody adds a passkey, and it opens the door without a password @phone', async ({ page, baseURL }) => {
  const person = newPerson('Kofi', 'Mensah');
  await giveDevice(page);
  await enter(page, baseURL, person);
  await test.step('when the device is touched, it is kept', async () => {
    await page.goto('/account?tab=sign-in');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove My passkey' })).toBeVisible();
  });
  await test.step('then it signs in', async () => {
    await logOut(page);
    // Otherwise this device would take what the page offers for the field before the button is pressed.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.goto('/login?redirect=/account');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(`@${person.username}`)).toBeVisible();
  });
});

test('somebody with an app for codes needs one beside the password, and a recovery code without the app', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const person = newPerson('Ada', 'Brandt');
  await enter(page, baseURL, person);
  await page.goto('/account?tab=sign-in');
  const { secret, codes } = await setUpApp(page, person);
  const elsewhere = await openBrowser();
  await test.step('when the password is right, the code is asked for', async () => {
    await elsewhere.goto('/login');
    await logIn(elsewhere, person, person.password);
    await elsewhere.getByLabel('Code').fill('000000');
    await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(elsewhere.getByText('This code is not right. Please take the newest one.')).toBeVisible();
    // The present code has turned the app on, and none counts twice.
    await elsewhere.getByLabel('Code').fill(appCode(secret, 1));
    await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(elsewhere.getByText('Logged in')).toBeVisible();
  });
  await test.step('and without the app a recovery code opens the door', async () => {
    await logOut(elsewhere);
    await elsewhere.goto('/login');
    await logIn(elsewhere, person, person.password);
    await elsewhere.getByLabel('Code').fill(codes[0] ?? '');
    await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(elsewhere.getByText('Logged in')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/9 recovery codes left/)).toBeVisible();
  });
});

test('somebody connects a provider, and it signs them in', async ({ page, baseURL }) => {
  const person = newPerson('Lea', 'Moreau');
  await enter(page, baseURL, person);
  await test.step('when the account is connected, with the password', async () => {
    await page.goto('/account?tab=sign-in');
    await page.getByRole('button', { name: 'Connect Sandbox ID' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect Sandbox ID' });
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await sayAtProvider(page, person);
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  });
  await test.step('then it opens the door without a password', async () => {
    await logOut(page);
    await page.goto('/login?redirect=/account');
    await page.getByRole('button', { name: 'Continue with Sandbox ID' }).click();
    await sayAtProvider(page, person);
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(`@${person.username}`)).toBeVisible();
  });
});

/** On the page of the provider, who somebody is. */
async function sayAtProvider(page: Page, { email }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in with Sandbox ID' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Turns the codes on. @returns what the app was told, and the codes to write down. */
async function setUpApp(page: Page, { password }: Person): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an app' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'The same text as a picture' })).toBeVisible();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code').fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const told = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(told.getByRole('listitem')).toHaveCount(10);
  const codes = await told.getByRole('listitem').allTextContents();
  await told.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, codes };
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST', headers: { 'x-wishbow-csrf': '1' } }));
}

async function forgetPassword(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send instructions' }).click();
  await expect(
    page.getByText('An email has been sent with instructions on resetting your account password.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).last().click();
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
}

async function logIn(page: Page, { email }: Person, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
