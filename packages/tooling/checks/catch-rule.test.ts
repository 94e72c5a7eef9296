import { Linter } from 'eslint';
import config from '../eslint.config.mjs';

const complaints = (body: string): number =>
  new Linter().verify(`async function place() { try { await order(); } catch (error) { ${body} } }`, config, {
    filename: 'services/orders/src/place-order.ts',
  }).length;

test.each([
  ['returns something else', 'return undefined;'],
  ['writes to the console', 'console.log(error);'],
  ['does nothing', '/* never mind */'],
])('a catch that %s is noticed', (_, body) => {
  expect(complaints(body)).toBe(1);
});

test.each([
  ['adds knowledge and rethrows', "throw new Error('the order was not placed', { cause: error });"],
  ['rethrows what it does not expect', 'if (!isDuplicate(error)) throw error;'],
  ['passes the error on', 'next(error);'],
  ['reports it', 'reportFailure(error);'],
  ['logs it', "logger.warn({ err: error }, 'no cache');"],
])('a catch that %s is fine', (_, body) => {
  expect(complaints(body)).toBe(0);
});
