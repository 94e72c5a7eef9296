import { screen, within } from '@testing-library/react';
import { partHealthContract } from '@wishbow/contracts/part-health-contract';
import type { ProcessFigures } from '@wishbow/contracts/site-health';
import { siteHealthContract } from '@wishbow/contracts/site-health-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { AccountRoutes } from '../../routes.tsx';

const site = mockSite();

const figures = (changes: Partial<ProcessFigures> = {}): ProcessFigures => ({
  build: '20715c6c82',
  started_at: new Date(Date.now() - 11_520_000).toISOString(),
  memory_bytes: 134_217_728,
  heap_bytes: 67_108_864,
  loop_delay_ms: 4,
  missing: [],
  window_seconds: 300,
  calls: [],
  backlogs: [],
  breakers: [],
  live_streams: null,
  ...changes,
});
const noVital = { samples: 0, p75: null };

const openHealth = () =>
  renderPage(<AccountRoutes />, { at: '/admin/health', as: aSignedInPerson({ user_role_id: 2 }) });

beforeEach(() => {
  site.answer(partHealthContract, { getPartHealth: { status: 200, body: { builds: [] } } });
});

test('an admin sees which processes are down, what is late or given up, and who is left alone', async () => {
  const orders = figures({
    calls: [{ group: '/api/cart', count: 1_000, errors: 125, p50_ms: 18, p95_ms: 240 }],
    backlogs: [
      { queue: 'gifts', waiting: 0, oldest_seconds: null, given_up: 0 },
      { queue: 'outbox', waiting: 3, oldest_seconds: 90, given_up: 2 },
    ],
    breakers: [
      { to: 'social', is_open: true },
      { to: 'catalog', is_open: false },
    ],
  });
  site.answer(siteHealthContract, {
    getSiteHealth: {
      status: 200,
      body: {
        processes: [
          { name: 'orders', is_up: true, figures: orders },
          { name: 'accounts', is_up: true, figures: figures({ missing: ['mongo'] }) },
          { name: 'social', is_up: false, figures: null },
          {
            name: 'database',
            is_up: true,
            figures: null,
            datastore: {
              started_at: new Date(Date.now() - 864_000_000).toISOString(),
              memory_bytes: 67_108_864,
              commands: 1_440_000,
            },
          },
        ],
      },
    },
  });
  site.answer(partHealthContract, {
    getPartHealth: {
      status: 200,
      body: {
        builds: [
          {
            part: 'mf-social',
            build: 'abc123',
            views: 200,
            errors: 3,
            vitals: { LCP: { samples: 9, p75: 1_834.4 }, INP: noVital, CLS: { samples: 9, p75: 0.031 }, TTFB: noVital },
          },
        ],
      },
    },
  });
  openHealth();

  const processes = within(await screen.findByRole('region', { name: 'Processes' }));
  expect(processes.getByRole('row', { name: 'orders Up 20715c6c82 3 h 12 min 128 MB 4 ms 200 12.5% –' })).toBeVisible();
  expect(processes.getByRole('row', { name: /^accounts Without mongo/ })).toBeVisible();
  expect(processes.getByRole('row', { name: 'social Down – – – – – – –' })).toBeVisible();
  expect(processes.getByRole('row', { name: 'database Up – 10 d 0 h 64 MB – 100 – –' })).toBeVisible();
  const leftAlone = within(screen.getByRole('region', { name: 'Left alone' }));
  expect(leftAlone.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['orders: social']);
  expect(screen.getByRole('row', { name: 'outbox orders 3 1 min 2' })).toBeVisible();
  expect(screen.queryByText('gifts')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: '/api/cart orders 200 12.5% 18 ms 240 ms' })).toBeVisible();
  expect(await screen.findByRole('row', { name: 'mf-social abc123 200 3 1.5% 1834 ms – 0.03 –' })).toBeVisible();
});

test('on a quiet site the page says that there is nothing to tell', async () => {
  const processes = [{ name: 'bff', is_up: true, figures: figures({ live_streams: 0 }) }];
  site.answer(siteHealthContract, { getSiteHealth: { status: 200, body: { processes } } });
  openHealth();

  expect(await screen.findByText('Everybody who is asked answers.')).toBeVisible();
  expect(screen.getByText('Nothing waits, and nothing was given up.')).toBeVisible();
  expect(screen.getByText('Nobody has called.')).toBeVisible();
  expect(await screen.findByText('No page has told anything.')).toBeVisible();
});

test('figures that cannot be read are not made up, and what browsers tell is shown all the same', async () => {
  site.answer(siteHealthContract, { getSiteHealth: 'unreachable' });
  openHealth();

  expect(await screen.findByText('This could not be loaded', {}, { timeout: 15_000 })).toBeVisible();
  expect(screen.getByText('No page has told anything.')).toBeVisible();
});
