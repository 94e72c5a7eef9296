import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeployedPart, deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { DeployedBuild } from '@wishbow/contracts/deployments';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import { siteContract } from '@wishbow/contracts/site-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { OverrideCard } from './override-card.tsx';

const site = mockSite();
const aBuild = (id: string): DeployedBuild => ({
  name: 'mf-social',
  build_id: id,
  uploaded_at: '2026-11-27T09:30:00.000Z',
  by: { kind: 'token', name: 'ines@laptop', user_id: null },
  bytes: 700_000,
  file_count: 80,
  pages: ['users'],
  refusal: null,
});
const social: DeployedPart = {
  name: 'mf-social',
  buildId: 'new1',
  pages: ['users'],
  deployment: null,
  builds: [aBuild('new1'), aBuild('old1')],
  rollback_to: null,
};

function open() {
  const live = { revision: 7, parts: [social], canary: null };
  site.answer(deployedPartsContract, {
    listDeployedParts: { status: 200, body: { ...live, isRegistryThere: true } },
  });
  renderPage(<OverrideCard />, { at: '/admin/parts', as: aSignedInPerson({ user_role_id: 2 }) });
}

const standsIn = (environment: 'local' | 'production') =>
  site.answer(siteContract, {
    getAppEnv: {
      status: 200,
      body: {
        environment,
        stripe: { publishableKey: 'pk', apiBase: 'http://localhost', isSandbox: true },
        checksAddresses: false,
        demoAccounts: [],
      },
    },
  });
const askForLink = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show the site otherwise' }));
  await dialog.findByRole('combobox', { name: 'Build of mf-social' });
  return dialog;
};

test('an admin makes a link to another build with a flag and a part from their own machine, and copies it', async () => {
  standsIn('local');
  open();
  const asked: object[] = [];
  const link = 'http://localhost/api/overrides/open?link=signed';
  site.answer(overridesContract, {
    createOverrideLink: ({ body }) => {
      asked.push(body);
      return { status: 201, body: { link, cookie: 'signed', expires_at: '2026-11-28T20:00:00.000Z' } };
    },
  });
  const dialog = await askForLink();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Build of mf-social' }), 'old1');
  const machine = await dialog.findByRole('combobox', { name: 'Part from a developer’s machine' });
  await userEvent.selectOptions(machine, 'mf-account');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Flag ownership-outline' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mock scenarios' }), 'rich, slow-feed');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Good for' }), 'An hour');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(link);
  expect(asked).toEqual([
    {
      builds: { 'mf-social': 'old1' },
      developer: { part: 'mf-account', address: 'http://localhost:4001' },
      flags: ['ownership-outline'],
      mock: ['rich', 'slow-feed'],
      minutes: 60,
    },
  ]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(dialog.getByRole('button', { name: 'Copy the link' }));
  expect(copied).toHaveBeenCalledWith(link);
});

test('where people are served nobody’s own machine is offered, and what is refused stands under its field', async () => {
  standsIn('production');
  open();
  const errors = { 'mock.0': ['Like rich'] };
  site.answer(overridesContract, {
    createOverrideLink: { status: 422, body: { code: 'invalid_fields', message: 'No.', errors } },
  });
  const dialog = await askForLink();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mock scenarios' }), '???');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  expect(await dialog.findByText('Like rich')).toBeVisible();
  expect(dialog.queryByRole('combobox', { name: /developer/ })).not.toBeInTheDocument();
});
