import type { Page } from '@playwright/test';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody nobody has met before; every run invents other people. */
export function newPerson(firstName: string, lastName: string): Person {
  const tail = `${Date.now() % 1e7}${Math.floor(Math.random() * 1e3)}`;
  const username = `${firstName.toLowerCase()}_${tail}`;
  return { firstName, lastName, username, email: `${username}@mailbox.example`, password: 'kiln-at-noon' };
}

/** Fills the sign-up form as it stands. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
}
