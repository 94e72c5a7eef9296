import { deployCommand, optionsRefusal, readOptions } from './options.ts';

test('without options the site is on port 3000 and keeps its data in .data', () => {
  expect(readOptions([], '/checkout')).toEqual({
    port: 3000,
    dataFolder: '/checkout/.data',
    isFresh: false,
    hasOwnProcesses: false,
    isWatching: false,
  });
});

test('every option can be set', () => {
  expect(readOptions(['--port', '3100', '--data', '.data/e2e', '--fresh', '--processes'], '/checkout')).toEqual({
    port: 3100,
    dataFolder: '/checkout/.data/e2e',
    isFresh: true,
    hasOwnProcesses: true,
    isWatching: false,
  });
});

test('a port that is none and an option that is none are refused', () => {
  expect(() => readOptions(['--port', 'web'], '/checkout')).toThrow('--port web is no port');
  expect(() => readOptions(['--refresh'], '/checkout')).toThrow("Unknown option '--refresh'");
});

test('watching the sources means a process for each service', () => {
  expect(readOptions(['--watch'], '/checkout')).toMatchObject({ hasOwnProcesses: true, isWatching: true });
});

test('whoever starts a site elsewhere is told how a part is deployed to it', () => {
  const told = (...args: string[]) => deployCommand(readOptions(args, '/site'), '/site');
  expect(told()).toBeUndefined();
  expect(told('--port', '3100', '--data', 'other')).toBe(
    'npm run deploy -w <part> -- --to http://localhost:3100 --data /site/other',
  );
});

test('who mistypes an option is told so in one sentence, and what there is', () => {
  const refusal = new Error(
    "Unknown option '--prot'. To specify a positional argument starting with a '-', place it last",
  );
  expect(optionsRefusal(refusal)).toMatch(/^Unknown option '--prot'\.\n\nnpm start \[-- --port 3000\]/);
});
