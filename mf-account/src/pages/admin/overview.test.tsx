import { screen, within } from '@testing-library/react';
import { adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import { disputesContract } from '@wishbow/contracts/disputes-contract';
import type { ReplyOf } from '@wishbow/contracts/endpoint';
import { overviewContract } from '@wishbow/contracts/overview-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { AccountRoutes } from '../../routes.tsx';

const site = mockSite();
const none = { count: 0, oldest_at: null };
const nothingWaits = { unknown: none, placed_late: none, refund_failed: none, failed_today: none };

type OverviewAnswer = ReplyOf<typeof overviewContract.getOverview>['body'];
const overview = (changes: Partial<OverviewAnswer> = {}): OverviewAnswer => ({
  days: [
    { day: '2026-11-27', catalogue: 2, fund: 1, link: 0, volumeCents: 9_000 },
    { day: '2026-11-28', catalogue: 3, fund: 4, link: 5, volumeCents: 12_050 },
  ],
  volumeCents: 21_050,
  volumeBeforeCents: 20_000,
  processing: 2,
  payouts: { count: 1, netCents: 41_800, pressing: 1 },
  returnsPerMille: 21,
  returnsBeforePerMille: 18,
  waiting: { ...nothingWaits, unknown: { count: 1, oldest_at: '2026-11-28T10:00:00.000Z' } },
  ...changes,
});

beforeEach(() => {
  site.answer(overviewContract, { getOverview: { status: 200, body: overview() } });
  site.answer(adminOrdersContract, { searchOrders: { status: 200, body: { orders: [], next_cursor: null } } });
  site.answer(adminPayoutsContract, { searchPayouts: { status: 200, body: { payouts: [], next_cursor: null } } });
  site.answer(disputesContract, { listDisputes: { status: 200, body: { disputes: [] } } });
  reportsWait(0);
  site.answer(adminMailsContract, { listMails: 'unreachable' });
});

const reportsWait = (count: number) =>
  site.answer(adminReportsContract, {
    listReports: { status: 200, body: { reports: [], next_cursor: null, open_count: count } },
  });
const noMailWaits = () =>
  site.answer(adminMailsContract, {
    listMails: { status: 200, body: { mails: [], counts: { waiting: 0, sent: 0, dead: 0 }, next_cursor: null } },
  });
const openOverview = () => renderPage(<AccountRoutes />, { at: '/admin', as: aSignedInPerson({ user_role_id: 2 }) });

test('an admin reads the gifts of each day as a table, and what needs a person, though one corner is away', async () => {
  reportsWait(2);
  const person = openOverview();

  expect(await screen.findByText('$210.50')).toBeVisible();
  expect(screen.getByText('5.3% more than in the 2 days before')).toBeVisible();
  expect(screen.getByText('0.3% up')).toBeVisible();
  expect(screen.getByRole('img', { name: '15 gifts in 2 days' })).toBeVisible();
  const needs = within(screen.getByRole('region', { name: 'Needs a person' }));
  expect(needs.getByRole('link', { name: '1 order with an unknown outcome' })).toHaveAttribute(
    'href',
    '/admin/orders?status=unknown',
  );
  expect(needs.getByRole('link', { name: '1 check due by tomorrow' })).toBeVisible();
  expect(await needs.findByRole('link', { name: '2 reports to look at' })).toBeVisible();
  expect(await needs.findByText('Mails could not be counted.', {}, { timeout: 4_000 })).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('row', { name: 'Nov 28 3 4 5 $120.50' })).toBeVisible();
});

test('that nothing waits is said only when every corner has answered', async () => {
  site.answer(overviewContract, {
    getOverview: {
      status: 200,
      body: overview({ waiting: nothingWaits, payouts: { count: 0, netCents: 0, pressing: 0 } }),
    },
  });
  const { promise: mailsAnswer, resolve: answerMails } = Promise.withResolvers<void>();
  site.answer(adminMailsContract, {
    listMails: async () => {
      await mailsAnswer;
      return { status: 200, body: { mails: [], counts: { waiting: 0, sent: 0, dead: 0 }, next_cursor: null } };
    },
  });
  openOverview();
  const needs = within(await screen.findByRole('region', { name: 'Needs a person' }));
  expect(needs.queryByText('Nothing waits for you')).not.toBeInTheDocument();
  answerMails();
  expect(await needs.findByText('Nothing waits for you')).toBeVisible();
});

test('fourteen days are never drawn too small to be read, and the most of a day is written over its bar', async () => {
  noMailWaits();
  const days = Array.from({ length: 14 }, (_, index) => ({
    day: `2026-11-${15 + index}`,
    catalogue: index,
    fund: 0,
    link: 0,
    volumeCents: 0,
  }));
  site.answer(overviewContract, { getOverview: { status: 200, body: overview({ days }) } });
  openOverview();
  const chart = await screen.findByRole('img', { name: '91 gifts in 14 days' });
  expect(chart).toHaveStyle({ minWidth: '608px' });
  expect(within(chart).getByText('13')).toBeVisible();
});

test('an admin looks at another period, one of three side by side', async () => {
  noMailWaits();
  const asked: string[] = [];
  site.answer(overviewContract, {
    getOverview: ({ query }) => {
      asked.push(query.days);
      return { status: 200, body: overview() };
    },
  });
  const person = openOverview();
  const period = within(await screen.findByRole('group', { name: 'Period' }));
  expect(period.getByRole('button', { name: '14 days', pressed: true })).toBeVisible();
  await person.click(period.getByRole('button', { name: '90 days' }));
  expect(await period.findByRole('button', { name: '90 days', pressed: true })).toBeVisible();
  expect(asked).toEqual(['14', '90']);
});
