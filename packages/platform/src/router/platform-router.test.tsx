import { act, render } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { useObservable } from '../use-observable.ts';
import { browserLocation, navigate } from './browser-location.ts';
import { PlatformRouter } from './platform-router.tsx';

/** In each drawing: what the address says, and what the page was told that it says. */
const drawings: string[] = [];

function Search() {
  const { location } = useObservable(browserLocation);
  const [search] = useSearchParams();
  drawings.push(`${location.search} drawn as ?${search}`);
  return null;
}

beforeEach(async () => {
  await act(async () => navigate('/users?query=a', { replace: true }));
  render(
    <PlatformRouter>
      <Search />
    </PlatformRouter>,
  );
  drawings.length = 0;
});

test('a field whose text stands in the address is never given older text than was typed', async () => {
  await act(async () => navigate('/users?query=ad', { replace: true }));
  expect(new Set(drawings)).toEqual(new Set(['?query=ad drawn as ?query=ad']));
});

test('what opens on a page may reach the rest of it later', async () => {
  await act(async () => navigate('/users?query=a&item=w1'));
  expect(drawings).toEqual(['?query=a&item=w1 drawn as ?query=a', '?query=a&item=w1 drawn as ?query=a&item=w1']);
});
