import { UserId } from '@wishbow/contracts/wire-types';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { buildIndexes, type Connection, connectMongo, inTransaction } from '../mongo/connection.ts';
import { answerRepeats, type KeepAnswer } from './answer-repeats.ts';
import { keptAnswerModel } from './kept-answer-model.ts';

type Reply = { status: 201; body: { number: number } } | { status: 422; body: { code: string } };

const MAYA = UserId.parse('a'.repeat(24));
const THEO = UserId.parse('b'.repeat(24));
const call = { userId: MAYA, idempotencyKey: 'form-1', endpoint: 'makeBowl', body: { glaze: 'lake blue' } };

jest.setTimeout(60_000);

let engine: Awaited<ReturnType<typeof startTestDatabase>>;
let connection: Connection;
beforeAll(async () => {
  engine = await startTestDatabase();
  connection = await connectMongo(engine.url, 'pottery');
  keptAnswerModel(connection);
  await buildIndexes(connection);
});
afterEach(() => connection.dropDatabase());
afterAll(async () => {
  await connection.close();
  await engine.stop();
});

/** A potter who numbers the bowls that are made. */
function pottery() {
  let madeCount = 0;
  const once = answerRepeats(connection, () => new Date('2026-11-28T12:00:00Z'));
  const make = async (keep: KeepAnswer<Reply>): Promise<Reply> => {
    madeCount += 1;
    const reply: Reply = { status: 201, body: { number: madeCount } };
    await inTransaction(connection, (session) => keep(reply, session));
    return reply;
  };
  return { ask: (changes: Partial<typeof call> = {}) => once<Reply>({ ...call, ...changes }, make), once };
}

test('a repeated request is answered with the words of the first', async () => {
  const { ask } = pottery();
  expect(await ask()).toEqual({ status: 201, body: { number: 1 } });
  expect(await ask()).toEqual({ status: 201, body: { number: 1 } });
});

test('another form, and another person with the same key, make another', async () => {
  const { ask } = pottery();
  await ask();
  expect(await ask({ idempotencyKey: 'form-2' })).toEqual({ status: 201, body: { number: 2 } });
  expect(await ask({ userId: THEO })).toEqual({ status: 201, body: { number: 3 } });
});

test('the same key with other details, or for another call, is refused', async () => {
  const { ask } = pottery();
  await ask();
  const refusal = { status: 409, body: { code: 'idempotency_mismatch' } };
  expect(await ask({ body: { glaze: 'iron red' } })).toMatchObject(refusal);
  expect(await ask({ endpoint: 'makeVase' })).toMatchObject(refusal);
});

test('of two requests at one moment one is kept, and both are told of it', async () => {
  const { ask } = pottery();
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one).toEqual(other);
});

test('what was refused may be corrected under the same key', async () => {
  const { ask, once } = pottery();
  expect(await once<Reply>(call, async () => ({ status: 422, body: { code: 'no_clay' } }))).toMatchObject({
    status: 422,
  });
  expect(await ask({ body: { glaze: 'iron red' } })).toMatchObject({ status: 201 });
});

test('whoever sends no key makes another each time', async () => {
  const { once } = pottery();
  const twice = [1, 2].map(() => once({ ...call, idempotencyKey: undefined }, async () => ({ status: 201 })));
  expect(await Promise.all(twice)).toEqual([{ status: 201 }, { status: 201 }]);
  expect(await keptAnswerModel(connection).countDocuments()).toBe(0);
});
