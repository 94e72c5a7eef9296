import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installInView } from './in-view.ts';

installInView();

/** A page waits for lazily loaded modules and mocked answers; on a busy machine the first of them take seconds. */
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
jest.setTimeout(3 * PATIENCE_MS);

/** A console error is a fault of the page under test: it fails the test that caused it. */
let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});
