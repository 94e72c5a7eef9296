import { act, screen, waitFor } from '@testing-library/react';
import { usePageTitle } from '@wishbow/platform';
import { pageError } from '@wishbow/platform/shell';
import { renderPage } from '@wishbow/testing/render-page';
import { Announcer } from './announcer.tsx';

const registry = {
  revision: 'r1',
  shellBuildId: 'shell1',
  parts: [{ name: 'mf-wishlists' as const, buildId: 'w1', entry: '/w1.js', pages: ['profile'] }],
};

function ProfileOf({ username }: { username: string }) {
  usePageTitle(`@${username}`);
  return <Announcer registry={registry} />;
}

test('a page that is not there is called so, whatever it has named itself', async () => {
  renderPage(<ProfileOf username="nobody_here" />, { at: '/nobody_here' });
  await waitFor(() => expect(document.title).toBe('@nobody_here · Wishbow'));
  await act(async () => pageError.set({ statusCode: 404 }));
  expect(document.title).toBe('404 Not Found · Wishbow');
  expect(screen.getByText('404 Not Found')).toHaveAttribute('aria-live', 'polite');
  await act(async () => pageError.set(undefined));
  expect(document.title).toBe('@nobody_here · Wishbow');
});
