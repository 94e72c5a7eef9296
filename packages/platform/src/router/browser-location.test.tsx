import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeOf, routes } from '@wishbow/contracts/routes';
import * as fc from 'fast-check';
import { Link, matchRoutes, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { browserLocation, navigate } from './browser-location.ts';
import { PlatformRouter } from './platform-router.tsx';

const seen: string[] = [];

function Here() {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  seen.push(`${type} ${pathname}`);
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

/** single-spa announces each pushState and replaceState with a popstate event of its own making. */
function announceLikeSingleSpa() {
  window.dispatchEvent(
    Object.assign(new PopStateEvent('popstate', { state: window.history.state }), { singleSpa: true }),
  );
}

beforeEach(async () => {
  await act(async () => navigate('/', { replace: true }));
  seen.length = 0;
});

test('a link is a PUSH in every root of the page, even after single-spa has announced it', async () => {
  render(
    <PlatformRouter>
      <Link to="/cart">Cart</Link>
    </PlatformRouter>,
  );
  render(
    <PlatformRouter>
      <Here />
    </PlatformRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  await act(async () => announceLikeSingleSpa());
  expect(await screen.findByText('/cart null')).toBeInTheDocument();
  expect(seen.at(-1)).toBe('PUSH /cart');
});

test('Back is a POP', async () => {
  render(
    <PlatformRouter>
      <Here />
    </PlatformRouter>,
  );
  await act(async () => navigate('/users'));
  const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await wentBack;
  });
  expect(seen.at(-1)).toBe('POP /');
});

test('an address that somebody else has pushed is a PUSH as well', async () => {
  render(
    <PlatformRouter>
      <Here />
    </PlatformRouter>,
  );
  await act(async () => {
    window.history.pushState(null, '', '/wall');
    announceLikeSingleSpa();
  });
  expect(seen.at(-1)).toBe('PUSH /wall');
});

test('what is handed along with a navigation arrives with it', async () => {
  render(
    <PlatformRouter>
      <Here />
    </PlatformRouter>,
  );
  await act(async () => navigate('/users', { state: { from: 'home' } }));
  expect(screen.getByText('/users {"from":"home"}')).toBeInTheDocument();
  expect(browserLocation.get().navigationType).toBe('PUSH');
});

test('the route table and the router agree on every address', () => {
  const asRouterRoutes = routes.map(({ page, path }) => ({ id: page, path }));
  const segment = fc.oneof(
    fc.constantFrom('cart', 'Admin', 'wishlists', 'item', 'ada_1', 'orders'),
    fc.stringMatching(/^[a-z0-9_-]{1,8}$/),
  );
  void fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
      const pathname = `/${segments.join('/')}`;
      expect(matchRoutes(asRouterRoutes, pathname)?.at(-1)?.route.id).toBe(routeOf(pathname).page);
    }),
    { numRuns: 500 },
  );
});

test('a part sees nothing of an address it does not own', () => {
  render(
    <PlatformRouter>
      <Routes>
        <Route path="/users" element={<p>People</p>} />
        <Route path="*" element={null} />
      </Routes>
    </PlatformRouter>,
  );
  expect(screen.queryByText('People')).not.toBeInTheDocument();
});
