import { BUSY, hashPassword } from './password-hash.ts';

test('of forty people at once thirty-six are served, and the others are told that it is busy', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => hashPassword('kiln-at-noon')));
  expect(answers.filter((answer) => answer === BUSY)).toHaveLength(4);
});
