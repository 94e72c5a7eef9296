import { screen } from '@testing-library/react';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { renderPage } from '@wishbow/testing/render-page';
import { GizmosRoutes } from '../routes.tsx';

test('a person finds the page, and that nothing is on it yet', async () => {
  renderPage(<GizmosRoutes />, { at: '/gizmos', as: aSignedInPerson() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Gizmos' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No gizmos yet' })).toBeVisible();
});
