import { isBuilt, pageRegistryOf, preloadOf, RegistrySnapshot } from './registry.ts';
import { filesPageOf, routeOf } from './routes.ts';

const at = (file: string) => `/_mf/mf-wishlists/ab12/${file}`;
const snapshot = RegistrySnapshot.parse({
  revision: 'r1',
  shell: {
    buildId: 'cd34',
    html: 'shell/dist/cd34/index.html',
    preload: { js: ['/assets/cd34/ui.js'], css: ['/assets/cd34/ui.css'] },
  },
  parts: [
    {
      name: 'mf-wishlists',
      buildId: 'ab12',
      entry: at('remoteEntry.js'),
      exposes: { './lifecycles': { js: [at('lifecycles.js'), at('cards.js')], css: [at('cards.css')] } },
      pages: { profile: { js: [at('page-profile.js'), at('cards.js')], css: [at('page-profile.css')] } },
    },
  ],
});

test('a page asks for what all pages need, its part, then itself, and for nothing twice', () => {
  expect(preloadOf(snapshot, 'mf-wishlists', 'profile')).toEqual({
    js: ['/assets/cd34/ui.js', at('remoteEntry.js'), at('lifecycles.js'), at('cards.js'), at('page-profile.js')],
    css: ['/assets/cd34/ui.css', at('cards.css'), at('page-profile.css')],
  });
});

test('a part that is not deployed is not preloaded', () => {
  expect(preloadOf(snapshot, 'mf-social', 'users')).toEqual({ js: [], css: [] });
});

test('a page is told which builds to load and which pages there are', () => {
  const page = pageRegistryOf(snapshot);
  expect(page).toEqual({
    revision: 'r1',
    shellBuildId: 'cd34',
    parts: [{ name: 'mf-wishlists', buildId: 'ab12', entry: at('remoteEntry.js'), pages: ['profile'] }],
  });
  expect(isBuilt(page, { owner: 'mf-wishlists', page: 'profile' })).toBe(true);
  expect(isBuilt(page, { owner: 'mf-wishlists', page: 'tag' })).toBe(false);
  expect(isBuilt(page, { owner: 'mf-social', page: 'users' })).toBe(false);
});

test('the front page is made of other files for whoever is signed in, and every other page of the same', () => {
  expect([filesPageOf(routeOf('/'), false), filesPageOf(routeOf('/'), true)]).toEqual(['browse', 'home']);
  expect([filesPageOf(routeOf('/cart'), false), filesPageOf(routeOf('/cart'), true)]).toEqual(['cart', 'cart']);
});
