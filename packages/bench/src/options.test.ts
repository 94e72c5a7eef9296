import { readOptions } from './options.ts';

const known = ['wishlists', 'pages'];

test('without options everything is measured and only printed', () => {
  expect(readOptions([], known, '/checkout')).toEqual({
    names: [],
    isWriting: false,
    port: 3950,
    dataFolder: '/checkout/.build/bench',
  });
});

test('benchmarks are chosen by name', () => {
  expect(readOptions(['wishlists', '--write', '--port', '3100', '--data', '/tmp/bench'], known, '/checkout')).toEqual({
    names: ['wishlists'],
    isWriting: true,
    port: 3100,
    dataFolder: '/tmp/bench',
  });
});

test('what is none is refused before anything starts', () => {
  expect(() => readOptions(['serach'], known, '/checkout')).toThrow(
    'no benchmark is called serach: there are wishlists, pages',
  );
  expect(() => readOptions(['--port', 'web'], known, '/checkout')).toThrow('--port web is no port');
});
