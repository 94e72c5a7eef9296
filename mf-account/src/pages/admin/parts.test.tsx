import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { canaryContract } from '@wishbow/contracts/canary-contract';
import { type DeployedPart, deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { DeployedBuild, Deployment } from '@wishbow/contracts/deployments';
import { type BuildHealth, partHealthContract } from '@wishbow/contracts/part-health-contract';
import type { Canary } from '@wishbow/contracts/registry';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { AccountRoutes } from '../../routes.tsx';

const site = mockSite();
const INES = { kind: 'token', name: 'ines@laptop', user_id: null } as const;
const AT = '2026-11-27T09:30:00.000Z';

const aBuild = (id: string): DeployedBuild => ({
  name: 'mf-social',
  build_id: id,
  uploaded_at: AT,
  by: INES,
  bytes: 700_000,
  file_count: 80,
  pages: ['users'],
  refusal: null,
});
const aDeployment: Deployment = {
  id: 'd1',
  at: AT,
  kind: 'promote',
  name: 'mf-social',
  from: 'old1',
  to: 'new1',
  revision: 7,
  outcome: 'done',
  by: INES,
  reason: 'Faster likes',
  breakages: [],
};
const social: DeployedPart = {
  name: 'mf-social',
  buildId: 'new1',
  pages: ['users'],
  deployment: aDeployment,
  builds: [aBuild('new1'), aBuild('old1')],
  rollback_to: 'old1',
};

const trial: Canary = {
  name: 'mf-social',
  buildId: 'old1',
  percent: 5,
  since: AT,
  budget: { min_views: 100, error_percent: 1, slower_percent: 25 },
};
const aHealth = (build: string, errors: number, lcp: number): BuildHealth => ({
  part: 'mf-social',
  build,
  views: 200,
  errors,
  vitals: {
    LCP: { samples: 200, p75: lcp },
    INP: { samples: 200, p75: 80 },
    CLS: { samples: 200, p75: 0.01 },
    TTFB: { samples: 200, p75: 40 },
  },
});
const tried = { status: 200, body: { live: { revision: 8, builds: {}, canary: null }, deployment: null } } as const;

function openParts({
  isRegistryThere = true,
  canary = null,
  parts = [social],
}: {
  isRegistryThere?: boolean;
  canary?: Canary | null;
  parts?: DeployedPart[];
} = {}) {
  site.answer(deployedPartsContract, {
    listDeployedParts: { status: 200, body: { revision: 7, parts, canary, isRegistryThere } },
    listDeployments: { status: 200, body: { deployments: [aDeployment], next_cursor: null } },
  });
  renderPage(<AccountRoutes />, { at: '/admin/parts', as: aSignedInPerson({ user_role_id: 2 }) });
}

test('an admin sees what is live since when, by whom and why, and takes it back with a reason', async () => {
  openParts();
  const row = within(await screen.findByRole('row', { name: /^mf-social new1/ }));
  expect(row.getByText('Faster likes')).toBeVisible();
  expect(await screen.findByText('old1 → new1')).toBeVisible();

  const rollbacks: object[] = [];
  site.answer(deployedPartsContract, {
    takePartBack: ({ params, body }) => {
      rollbacks.push({ ...params, ...body });
      return { status: 200, body: { live: { revision: 8, builds: {}, canary: null }, deployment: null } };
    },
  });
  await userEvent.click(row.getByRole('button', { name: 'Roll back mf-social' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll mf-social back?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Likes are lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(toastTexts()).toEqual(['mf-social is rolled back']));
  expect(rollbacks).toEqual([{ name: 'mf-social', from: 'new1', reason: 'Likes are lost' }]);
});

test('a build that would break others is refused with what would break, and the dialog stays', async () => {
  openParts();
  site.answer(deployedPartsContract, {
    promotePart: {
      status: 409,
      body: {
        code: 'breaks_others',
        message: 'It does not fit.',
        breakages: [
          {
            kind: 'modal',
            what: 'social.likes',
            hurts: ['mf-wishlists'],
            reasons: ['It is not there.'],
            fine: 'Keep it.',
          },
        ],
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change build of mf-social' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the build of mf-social?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Try it');
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('social.likes, needed by mf-wishlists.');
});

test('a build that failed its check is not chosen at first, says what was found, and goes live only where that is meant', async () => {
  const failed = { ...aBuild('bad1'), refusal: { by: 'smoke', why: 'users: Nothing is shown.', at: AT } } as const;
  openParts({ parts: [{ ...social, builds: [failed, ...social.builds] }] });
  const asked: object[] = [];
  site.answer(deployedPartsContract, {
    promotePart: ({ body }) => {
      asked.push(body);
      return tried;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change build of mf-social' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the build of mf-social?' }));
  expect(dialog.getByLabelText('Build')).toHaveValue('old1');
  await userEvent.selectOptions(dialog.getByLabelText('Build'), 'bad1');
  expect(dialog.getByText('This build failed its check in Chromium:')).toBeVisible();
  expect(dialog.getByText('users: Nothing is shown.')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Make it live anyway/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Chromium is wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }));
  await waitFor(() =>
    expect(asked).toEqual([{ build_id: 'bad1', revision: 7, reason: 'Chromium is wrong', anyway: true }]),
  );
});

test('while the registry is away nothing is offered that could not be done', async () => {
  openParts({ isRegistryThere: false });
  expect(await screen.findByText(/The registry does not answer/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Roll back/ })).not.toBeInTheDocument());
});

test('an admin tries a build on some within budgets of their own, and is told under the field what is amiss', async () => {
  openParts();
  const errors = { 'budget.error_percent': ['A number from 0 to 100'] };
  site.answer(canaryContract, { tryPart: { status: 422, body: { code: 'invalid_fields', message: 'No.', errors } } });
  expect(await screen.findByText(/No build is tried on some/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try on some mf-social' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Try a build of mf-social on some?' }));
  const type = async (name: string, text: string) => {
    const field = dialog.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await type('Browsers in 100', '10');
  await type('More errors', '200');
  await type('Slowest LCP in ms', '2500');
  await type('Reason', 'Larger faces');
  await userEvent.click(dialog.getByRole('button', { name: 'Try it' }));
  expect(await dialog.findByText('A number from 0 to 100')).toBeVisible();

  const trials: object[] = [];
  site.answer(canaryContract, {
    tryPart: ({ params, body }) => {
      trials.push({ ...params, ...body });
      return tried;
    },
  });
  await type('More errors', '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Try it' }));
  await waitFor(() => expect(toastTexts()).toEqual(['mf-social old1 is tried on 10 in 100']));
  expect(trials).toEqual([
    {
      name: 'mf-social',
      build_id: 'old1',
      percent: 10,
      budget: { min_views: 100, error_percent: 2, slower_percent: 25, max_lcp_ms: 2500 },
      revision: 7,
      reason: 'Larger faces',
    },
  ]);
});

test('an admin sees how a build on trial does beside the live one, and ends the trial with a reason', async () => {
  const health = [aHealth('old1', 7, 1400), aHealth('new1', 1, 900)];
  site.answer(partHealthContract, { getPartHealth: { status: 200, body: { builds: health } } });
  openParts({ canary: trial });
  const figures = within(await screen.findByRole('table', { name: 'On trial and live, last 15 minutes' }));
  expect(figures.getByRole('row', { name: /^old1 On trial 200 7 3.5% 1400 ms/ })).toBeVisible();
  expect(figures.getByRole('row', { name: /^new1 Live 200 1 0.5% 900 ms/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try on some mf-social' })).not.toBeInTheDocument();

  const ends: object[] = [];
  site.answer(canaryContract, {
    stopTryingPart: ({ params, body }) => {
      ends.push({ ...params, ...body });
      return tried;
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'End the trial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the trial of mf-social old1?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Slow');
  await userEvent.click(dialog.getByRole('button', { name: 'End the trial' }));
  await waitFor(() => expect(toastTexts()).toEqual(['mf-social old1 is tried on nobody any more']));
  expect(ends).toEqual([{ name: 'mf-social', build_id: 'old1', reason: 'Slow' }]);
});

test('a trial whose figures cannot be read says so, can still be changed, and is made live with its build chosen', async () => {
  site.answer(partHealthContract, { getPartHealth: 'unreachable' });
  openParts({ canary: trial });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change the share' }));
  const change = await screen.findByRole('dialog', { name: 'Try mf-social old1 on another share?' });
  expect(within(change).getByRole('textbox', { name: 'Browsers in 100' })).toHaveValue('5');
  await userEvent.click(within(change).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make live' }));
  const promote = await screen.findByRole('dialog', { name: 'Change the build of mf-social?' });
  expect(within(promote).getByRole('combobox', { name: 'Build' })).toHaveValue('old1');
});
