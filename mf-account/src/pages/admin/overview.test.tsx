import { screen, within } from '@testing-library/react';
import { adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import { disputesContract } from '@wishbow/contracts/disputes-contract';
import { overviewContract } from '@wishbow/contracts/overview-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { AccountRoutes } from '../../routes.tsx';

const site = mockSite();
const none = { count: 0, oldest_at: null };

test('an admin reads the gifts of each day as a table, and what needs a person, though one corner is away', async () => {
  site.answer(overviewContract, {
    getOverview: {
      status: 200,
      body: {
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
        waiting: {
          unknown: { count: 1, oldest_at: '2026-11-28T10:00:00.000Z' },
          refund_failed: none,
          failed_today: none,
        },
      },
    },
  });
  site.answer(adminOrdersContract, { searchOrders: { status: 200, body: { orders: [], next_cursor: null } } });
  site.answer(adminPayoutsContract, { searchPayouts: { status: 200, body: { payouts: [], next_cursor: null } } });
  site.answer(disputesContract, { listDisputes: { status: 200, body: { disputes: [] } } });
  site.answer(adminReportsContract, {
    listReports: { status: 200, body: { reports: [], next_cursor: null, open_count: 2 } },
  });
  site.answer(adminMailsContract, { listMails: 'unreachable' });
  const person = renderPage(<AccountRoutes />, { at: '/admin', as: aSignedInPerson({ user_role_id: 2 }) });

  expect(await screen.findByText('$210.50')).toBeVisible();
  expect(screen.getByText('5.3% more than in the 2 days before')).toBeVisible();
  expect(screen.getByText('0.3% up')).toBeVisible();
  expect(screen.getByRole('img', { name: '15 gifts in 2 days' })).toBeVisible();
  const needs = within(screen.getByRole('region', { name: 'Needs a person' }));
  expect(needs.getByRole('link', { name: '1 order that nobody can tell about' })).toHaveAttribute(
    'href',
    '/admin/orders?status=unknown',
  );
  expect(needs.getByRole('link', { name: '1 check due by tomorrow' })).toBeVisible();
  expect(await needs.findByRole('link', { name: '2 reports to look at' })).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('row', { name: 'Nov 28 3 4 5 $120.50' })).toBeVisible();
});
