import { screen } from '@testing-library/react';
import { renderPage } from '@wishbow/testing/render-page';
import { ErrorPage } from './error-page.tsx';

/** jsdom has none. */
beforeAll(() => {
  window.reportError = () => undefined;
});

test.each([
  [{ statusCode: 404 }, '404 Not Found', 'This page could not be found'],
  [{ statusCode: 500 }, 'An error occurred', 'Status 500'],
  [{ statusCode: 503, message: 'The site is resting.' }, 'An error occurred', 'The site is resting.'],
])('%j is told in the words of the specification, with the way home', async (error, title, text) => {
  renderPage(<ErrorPage {...error} />, { at: '/nowhere' });
  await screen.findByRole('presentation');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
});
