import { createBreaker } from './breaker.ts';

function breakerAt() {
  let time = 0;
  const breaker = createBreaker(() => time);
  const fail = (count: number) => {
    for (let failure = 0; failure < count; failure += 1) breaker.noteFailure();
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { ...breaker, fail, pass };
}

test('a service that has failed twice is still asked', () => {
  const { fail, mayAsk } = breakerAt();
  fail(2);
  expect([mayAsk(), mayAsk()]).toEqual([true, true]);
});

test('after three failures in a row nobody asks for five seconds, then one does', () => {
  const { fail, mayAsk, pass } = breakerAt();
  fail(3);
  expect(mayAsk()).toBe(false);
  pass(4_999);
  expect(mayAsk()).toBe(false);
  pass(1);
  expect([mayAsk(), mayAsk()]).toEqual([true, false]);
});

test('an answer lets everybody ask again', () => {
  const { fail, mayAsk, noteAnswer, pass } = breakerAt();
  fail(3);
  pass(5_000);
  expect(mayAsk()).toBe(true);
  noteAnswer();
  expect([mayAsk(), mayAsk()]).toEqual([true, true]);
});

test('one that asked and was never told anything does not leave the others waiting for ever', () => {
  const { fail, mayAsk, pass } = breakerAt();
  fail(3);
  pass(5_000);
  expect(mayAsk()).toBe(true);
  pass(5_000);
  expect(mayAsk()).toBe(true);
});
