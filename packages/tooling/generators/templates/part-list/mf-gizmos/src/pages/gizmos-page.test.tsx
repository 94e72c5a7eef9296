import { screen } from '@testing-library/react';
import { gizmosContract } from '@wishbow/contracts/gizmos-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { GizmosRoutes } from '../routes.tsx';

const site = mockSite();

const aGizmo = {
  id: 'f'.repeat(24),
  user_id: aSignedInPerson().id,
  title: 'Studio',
  created_at: '2026-11-28T10:00:00.000Z',
};

const show = () => renderPage(<GizmosRoutes />, { at: '/gizmos', as: aSignedInPerson() });

test('while the list is on its way, its region says that it is busy', async () => {
  const answered = Promise.withResolvers<{ status: 200; body: { gizmos: [] } }>();
  site.answer(gizmosContract, { listGizmos: () => answered.promise });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Gizmos' })).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toBeVisible();
  answered.resolve({ status: 200, body: { gizmos: [] } });
  expect(await screen.findByRole('heading', { name: 'No gizmos' })).toBeVisible();
});

test('what a person has stands in the list', async () => {
  site.answer(gizmosContract, { listGizmos: { status: 200, body: { gizmos: [aGizmo] } } });
  show();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Studio');
});

test('who has none is told so', async () => {
  site.answer(gizmosContract, { listGizmos: { status: 200, body: { gizmos: [] } } });
  show();
  expect(await screen.findByRole('heading', { name: 'No gizmos' })).toBeVisible();
});

test('a list that could not be loaded can be tried again', async () => {
  site.answer(gizmosContract, { listGizmos: 'unreachable' });
  const person = show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  site.answer(gizmosContract, { listGizmos: { status: 200, body: { gizmos: [] } } });
  await person.click(retry);
  expect(await screen.findByRole('heading', { name: 'No gizmos' })).toBeVisible();
});
