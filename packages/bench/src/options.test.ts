import { readBenchOptions } from './options.ts';

const known = ['wishlists', 'pages'];

test('without options everything is measured and only printed', () => {
  expect(readBenchOptions([], known, '/checkout')).toEqual({
    names: [],
    isWriting: false,
    isFull: false,
    port: 3950,
    dataFolder: '/checkout/.build/bench',
  });
});

test('benchmarks are chosen by name', () => {
  expect(
    readBenchOptions(
      ['wishlists', '--write', '--full', '--port', '3100', '--data', 'elsewhere/bench'],
      known,
      '/checkout',
    ),
  ).toEqual({
    names: ['wishlists'],
    isWriting: true,
    isFull: true,
    port: 3100,
    dataFolder: '/checkout/elsewhere/bench',
  });
});

test('what is none is refused before anything starts', () => {
  expect(() => readBenchOptions(['serach'], known, '/checkout')).toThrow(
    'no benchmark is called serach: there are wishlists, pages',
  );
  expect(() => readBenchOptions(['--port', 'web'], known, '/checkout')).toThrow('--port web is no port');
});
