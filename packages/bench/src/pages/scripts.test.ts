import { heaviestPart, scriptsBeforePaint, weightOf } from './scripts.ts';

const file = (path: string, bytes: number, startedAtMs = 10) => ({ path, bytes, startedAtMs });

test('scripts count that were asked for before the largest paint; pictures and later ones do not', () => {
  const files = [
    file('/assets/1/react.js', 60_000),
    file('/media/demo/vase.webp', 9_000),
    file('/_mf/mf-wishlists/2/modals.js', 4_000, 900),
  ];
  const before = scriptsBeforePaint({ files, largestPaintMs: 500 });
  expect(before).toEqual([{ path: '/assets/1/react.js', bytes: 60_000, startedAtMs: 10 }]);
  expect(weightOf(before)).toEqual({ requestCount: 1, bytes: 60_000 });
});

test('the weight of a part is that of its files, without the shell', () => {
  const files = [
    file('/assets/1/main.js', 50_000),
    file('/_mf/mf-wishlists/2/remoteEntry.js', 2_000),
    file('/_mf/mf-wishlists/2/page.js', 20_000),
    file('/_mf/mf-social/3/remoteEntry.js', 2_500),
  ];
  expect(heaviestPart(files)).toEqual({ name: 'mf-wishlists', bytes: 22_000 });
});

test('a page of the shell alone has no part', () => {
  expect(heaviestPart([file('/assets/1/main.js', 50_000)])).toEqual({ name: 'none', bytes: 0 });
});
