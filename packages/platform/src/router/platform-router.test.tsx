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

describe('while what may wait still waits', () => {
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  test('what opens takes nothing back that somebody has typed', async () => {
    navigate('/users?query=ad', { replace: true });
    await pressIsAnswered();
    navigate('/users?query=ad&item=w1');
    await pressIsAnswered();
    expect(drawings).toEqual(['?query=ad drawn as ?query=ad', '?query=ad&item=w1 drawn as ?query=ad&item=w1']);
  });

  test('a page one comes back to is not drawn as it was left before', async () => {
    navigate('/cart');
    await pressIsAnswered();
    navigate('/users?query=b');
    await pressIsAnswered();
    expect(drawings).toEqual([' drawn as ?', '?query=b drawn as ?query=b']);
  });
});

/** React draws what a press needs before the next task, and what may wait in a task of its own. */
const pressIsAnswered = async () => {
  await null;
  await null;
};
