import { benchRefusal, benchUsage, readBenchOptions } from './options.ts';

const known = ['wishlists', 'pages'];

test('without options everything is measured and only printed', () => {
  expect(readBenchOptions([], known, '/checkout')).toEqual({
    names: [],
    isWriting: false,
    isFull: false,
    port: 3950,
    dataFolder: '/checkout/.build/bench',
    isAskingForHelp: false,
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
    isAskingForHelp: false,
  });
});

test('who asks for help is told how it is called and what can be measured', () => {
  expect(readBenchOptions(['--help'], known, '/checkout').isAskingForHelp).toBe(true);
  expect(benchUsage(known)).toContain('all unless said otherwise: wishlists, pages');
});

test('what is none is refused before anything starts', () => {
  expect(() => readBenchOptions(['serach'], known, '/checkout')).toThrow(
    'no benchmark is called serach: there are wishlists, pages',
  );
  expect(() => readBenchOptions(['--port', 'web'], known, '/checkout')).toThrow('--port web is no port');
});

test('who mistypes an option is told so in one line', () => {
  const refused = new Error("Unknown option '--ful'. To specify a positional argument, place it at the end");
  expect(benchRefusal(refused)).toBe("Unknown option '--ful'. What there is: npm run bench -- --help");
});
