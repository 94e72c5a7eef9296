import { isTest, readSources, type Source } from './sources.ts';

const sources = readSources();
const MAX_LINES = 450;

/** Names of the files in which the pattern occurs, for a failure that says where to look. */
const filesWith = (pattern: RegExp, searched: Source[]): string[] =>
  searched.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('the whole tree is looked at', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('no test is switched off and none runs alone', () => {
  expect(
    filesWith(/\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\(|\bx(?:it|test|describe)\(/, sources.filter(isTest)),
  ).toEqual([]);
});

test('no file is longer than 450 lines', () => {
  expect(sources.filter(({ text }) => text.split('\n').length > MAX_LINES).map(({ file }) => file)).toEqual([]);
});

test('no source knows where it was written', () => {
  const machinePath = /["'`\s(](?:\/home\/|\/Users\/|\/root\/|\/work\/|\/tmp\/|[A-Z]:\\\\)/;
  expect(filesWith(machinePath, sources)).toEqual([]);
});

test('no source names a package registry', () => {
  expect(
    filesWith(
      /registry\.(?:npmjs|yarnpkg)\b|npm\.pkg\.github/,
      sources.filter((source) => !isTest(source)),
    ),
  ).toEqual([]);
});

const TEXT_FOR_PEOPLE =
  /^(?:shell|mf-[^/]+|bff|services\/(?!sandbox)[^/]+|packages\/(?:ui|platform|domain|contracts|demo))\/src\//;

/** Their comments speak to nobody but ourselves. */
const told = sources
  .filter((source) => TEXT_FOR_PEOPLE.test(source.file) && !isTest(source) && !source.file.includes('/mocks/'))
  .map(({ text, ...source }) => ({
    ...source,
    text: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, ''),
  }));

test.each([
  ['email', /\be-mail/i],
  ['log in and log out', /\bsign(?:ed|s|ing)? (?:\S+ )?(?:in|out)\b/i],
  // Addresses and names of files say sign-in; they stand behind a slash, a dot, a quote or a sign.
  ['login', /(?:^|[\s>])(?:sign|log)-ins?\b(?!-)|\b(?:Sign|Log)-ins?\b/m],
  ['cancelled', /[a-z] cancel(?:ed|ing)\b/],
  ['color', /\bcolour/i],
])('people read one word for one thing: %s', (_word, other) => {
  expect(filesWith(other, told)).toEqual([]);
});

test('the environment is read in config.ts alone, which server.ts hands it to', () => {
  const COMMAND_LINE = /^packages\/tooling\/|^packages\/e2e\/playwright\.config\.ts$/;
  const readers = filesWith(
    /\bprocess\.env\b/,
    sources.filter((source) => !isTest(source) && !COMMAND_LINE.test(source.file)),
  );
  expect(readers.filter((file) => !/(?:^|\/)(?:config|server)\.ts$/.test(file))).toEqual([]);
});

test('no product file writes to the console', () => {
  const product = sources.filter((source) => !isTest(source) && !source.workspace.startsWith('packages/tooling'));
  expect(filesWith(/\bconsole\.(?:log|info|debug)\(/, product)).toEqual([]);
});

test('no module of our own is mocked', () => {
  expect(filesWith(/\bjest\.mock\(\s*['"](?:\.|@wishbow)/, sources)).toEqual([]);
});

test('no checker is silenced', () => {
  expect(
    filesWith(
      /@ts-(?:ignore|nocheck|expect-error)|\bas unknown as\b|eslint-disable/,
      sources.filter((source) => source.workspace !== 'packages/tooling'),
    ),
  ).toEqual([]);
});
