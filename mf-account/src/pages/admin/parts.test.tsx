import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeployedPart, deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { DeployedBuild, Deployment } from '@wishbow/contracts/deployments';
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

function openParts(isRegistryThere = true) {
  site.answer(deployedPartsContract, {
    listDeployedParts: { status: 200, body: { revision: 7, parts: [social], canary: null, isRegistryThere } },
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

test('while the registry is away nothing is offered that could not be done', async () => {
  openParts(false);
  expect(await screen.findByText(/The registry does not answer/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Roll back/ })).not.toBeInTheDocument());
});
