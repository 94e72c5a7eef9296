import { reactsTooMany } from './one-react.mjs';

const own = ['react/index.js', 'react-dom/client.js', 'scheduler/index.js'].map((file) => `/site/node_modules/${file}`);

test('the shell brings one React for the whole page', () => {
  expect(
    reactsTooMany('shell', ['/site/shell/src/main.tsx', '/site/node_modules/react-router/index.js', ...own]),
  ).toEqual([]);
});

test('a part that carries React is refused', () => {
  expect(reactsTooMany('mf-social', ['/site/mf-social/src/page.tsx'])).toEqual([]);
  expect(reactsTooMany('mf-social', ['/site/node_modules/react/jsx-runtime.js'])).toEqual([
    'mf-social holds 1 copies of react, /site/node_modules/react: the shell alone has one',
  ]);
});

test('a shell with a second React of a library is refused, and one without any', () => {
  const nested = '/site/node_modules/library/node_modules/react-dom/client.js';
  expect(reactsTooMany('shell', [...own, nested])).toEqual([
    'shell holds 2 copies of react-dom, /site/node_modules/react-dom, /site/node_modules/library/node_modules/react-dom: the shell alone has one',
  ]);
  expect(reactsTooMany('shell', own.slice(1))).toEqual(['shell holds 0 copies of react, : the shell alone has one']);
});
