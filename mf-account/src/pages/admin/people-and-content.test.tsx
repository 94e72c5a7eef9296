import { screen, waitFor, within } from '@testing-library/react';
import { type AdminMail, adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import { type AdminPerson, adminCreditContract, adminPeopleContract } from '@wishbow/contracts/admin-people-contract';
import { type AdminReport, adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import { adminTrendingContract } from '@wishbow/contracts/admin-trending-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { AccountRoutes } from '../../routes.tsx';

const hollis = aSignedInPerson({ user_role_id: 2 });
const site = mockSite();
const open = (at: string) => renderPage(<AccountRoutes />, { at, as: hollis });
const theo = aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist', firstName: 'Theo' });

const anAdminPerson = (changes: Partial<AdminPerson> = {}): AdminPerson => ({
  ...theo,
  email: 'theo@mailbox.example',
  email_verified: true,
  user_role_id: 1,
  joined_at: '2026-01-01T10:00:00.000Z',
  suspended: null,
  deletion_due_at: null,
  ...changes,
});

/** Reads the dialog of an act, gives the reason and confirms. */
async function confirm(person: ReturnType<typeof open>, title: string, verb: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  await person.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Sells followers');
  await person.click(within(dialog).getByRole('button', { name: verb }));
}

test('an admin finds somebody and suspends them with a reason', async () => {
  let suspended: AdminPerson['suspended'] = null;
  const asked: object[] = [];
  site.answer(adminPeopleContract, {
    searchPeopleForAdmin: ({ query }) => {
      asked.push(query);
      return { status: 200, body: { people: [anAdminPerson({ suspended })], next_cursor: null } };
    },
    suspendPeople: ({ body }) => {
      suspended = { at: '2026-11-28T10:00:00.000Z', reason: body.reason };
      return { status: 200, body: { people: [anAdminPerson({ suspended })] } };
    },
  });
  const person = open('/admin/people?search=theo');
  const row = await screen.findByRole('row', { name: /Theo Lindqvist/ });
  expect(within(row).getByRole('link', { name: '@theo_l' })).toHaveAttribute('href', '/theo_l');
  expect(within(row).getByText('theo@mailbox.example')).toBeVisible();
  expect(asked).toEqual([{ search: 'theo', sort: 'newest' }]);
  await person.click(within(row).getByRole('button', { name: 'What to do with Theo Lindqvist' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  await confirm(person, 'Suspend Theo Lindqvist?', 'Suspend');
  await waitFor(() => expect(within(screen.getByRole('row', { name: /Theo/ })).getByText('Suspended')).toBeVisible());
  expect(toastTexts()).toEqual(['Suspended']);
});

test('several people are given Llama Bucks at once, with the same key however often it is tried', async () => {
  const maya = anAdminPerson({ ...aPerson({ id: idOf('person', 5), username: 'ines', name: 'Ines Costa' }) });
  const people = [anAdminPerson(), maya];
  site.answer(adminPeopleContract, { searchPeopleForAdmin: { status: 200, body: { people, next_cursor: null } } });
  const keys: string[] = [];
  const sent: object[] = [];
  site.answer(adminCreditContract, {
    grantCredit: ({ body: { grant_id, ...rest } }) => {
      keys.push(grant_id);
      sent.push(rest);
      if (keys.length > 1) return { status: 200, body: { granted_count: 2 } };
      return { status: 404, body: { code: 'not_found', message: 'One of them has left.' } };
    },
  });
  const person = open('/admin/people');
  await person.click(await screen.findByRole('checkbox', { name: 'Select Theo Lindqvist' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Ines Costa' }));
  await person.click(screen.getByRole('button', { name: 'Give Llama Bucks' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give 2 people Llama Bucks?' });
  await person.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '12.5');
  await person.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Sorry');
  await person.click(within(dialog).getByRole('button', { name: 'Give' }));
  await waitFor(() => expect(toastTexts()).toEqual(['One of them has left.']));
  await person.click(within(dialog).getByRole('button', { name: 'Give' }));
  await waitFor(() => expect(toastTexts()).toContain('Llama Bucks given'));
  expect(new Set(keys).size).toBe(1);
  expect(sent.at(-1)).toEqual({ user_ids: [theo.id, maya.id], amount: 1250, reason: 'Sorry' });
});

const reported: AdminReport = {
  id: 'd'.repeat(24) as AdminReport['id'],
  kind: 'comment',
  subject_id: 'c'.repeat(24),
  subject_text: 'Buy my pills',
  subject_image: null,
  url: '/item?id=1',
  hidden: false,
  about: theo,
  reporter: aPerson(),
  reason: 'spam',
  note: 'Again',
  state: 'open',
  reported_at: '2026-11-28T10:00:00.000Z',
  decided_at: null,
  open_count: 2,
};

test('an admin hides what was reported, and the queue is empty', async () => {
  const reports = [reported];
  const decided: object[] = [];
  site.answer(adminReportsContract, {
    listReports: () => ({ status: 200, body: { reports, next_cursor: null, open_count: reports.length } }),
    decideReports: ({ body }) => {
      decided.push(body);
      reports.pop();
      return { status: 200, body: { decided_count: 2 } };
    },
  });
  const person = open('/admin/reports');
  const row = await screen.findByRole('row', { name: /Buy my pills/ });
  expect(within(row).getByText('Spam or advertising')).toBeVisible();
  await person.click(within(row).getByRole('button', { name: 'Hide “Buy my pills”' }));
  await confirm(person, 'Take it out of sight?', 'Hide');
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect(decided).toEqual([{ report_ids: [reported.id], decision: 'hide', reason: 'Sells followers' }]);
});

test('an admin who is a moment too late reads that another has decided, and finds the list as it is now', async () => {
  const reports = [reported];
  site.answer(adminReportsContract, {
    listReports: () => ({ status: 200, body: { reports, next_cursor: null, open_count: reports.length } }),
    decideReports: () => {
      reports.pop();
      return { status: 409, body: { code: 'already_decided', message: 'Another admin has decided this meanwhile.' } };
    },
  });
  const person = open('/admin/reports');
  await person.click(await screen.findByRole('button', { name: 'Hide “Buy my pills”' }));
  await confirm(person, 'Take it out of sight?', 'Hide');
  await waitFor(() => expect(toastTexts()).toEqual(['Another admin has decided this meanwhile.']));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
});

test('a mail that nobody took is sent again, and the navigation has the chosen page in sight', async () => {
  const widths = { offsetLeft: 900, offsetWidth: 100, clientWidth: 390 } as const;
  for (const [name, width] of Object.entries(widths)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => width });
  }
  const mail: AdminMail = {
    id: 'email_verification:1',
    kind: 'email_verification',
    state: 'dead',
    to_user: theo,
    to_email: null,
    attempts: 9,
    next_attempt_at: null,
    last_error: '550 no such mailbox',
    created_at: '2026-11-28T10:00:00.000Z',
  };
  const mails = [mail];
  site.answer(adminMailsContract, {
    listMails: () => ({ status: 200, body: { mails, next_cursor: null, counts: { waiting: 0, sent: 0, dead: 1 } } }),
    retryMails: () => {
      mails[0] = { ...mail, state: 'waiting', next_attempt_at: '2026-11-28T11:00:00.000Z' };
      return { status: 200, body: { retried_count: 1 } };
    },
  });
  const person = open('/admin/mails?state=dead');
  expect(await screen.findByText('550 no such mailbox')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send again: Email address to confirm, to Theo Lindqvist' }));
  await confirm(person, 'Send this mail again?', 'Send again');
  expect(await screen.findByText('Waits')).toBeVisible();
  const navigation = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(navigation.getByRole('link', { current: 'page' })).toHaveAccessibleName('Mail outbox');
  expect(navigation.getByRole('list').scrollLeft).toBe(755);
});

test('a theme whose products changed meanwhile is not written over, and the admin is told', async () => {
  const theme = { id: 'winter', title: 'For winter', version: 3, products: [] };
  const message = 'Somebody has changed this theme meanwhile. Please look again.';
  const sent: object[] = [];
  site.answer(adminTrendingContract, {
    listTrendingThemes: { status: 200, body: { themes: [theme] } },
    updateTrendingTheme: ({ body }) => {
      sent.push(body);
      return { status: 409, body: { code: 'changed_meanwhile', message } };
    },
  });
  const person = open('/admin/trending');
  await person.click(await screen.findByRole('button', { name: 'Edit For winter' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await person.clear(title);
  await person.type(title, 'For spring');
  await confirm(person, 'Edit “For winter”', 'Save');
  await waitFor(() => expect(toastTexts()).toEqual([message]));
  expect(sent).toEqual([{ title: 'For spring', product_ids: [], version: 3, reason: 'Sells followers' }]);
});
