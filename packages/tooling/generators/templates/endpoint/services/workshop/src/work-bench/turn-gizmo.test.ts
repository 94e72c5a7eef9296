import { UserId } from '@wishbow/contracts/wire-types';
import { craftContract } from '@wishbow/contracts/craft-book';
import { runningWorkshop } from '../testing/running-workshop.ts';

const PERSON = UserId.parse('a'.repeat(24));

jest.setTimeout(60_000);

let service: Awaited<ReturnType<typeof runningWorkshop>>;
beforeAll(async () => {
  service = await runningWorkshop();
});
afterAll(() => service.stop());

const turnGizmoAs = (confirmed: boolean) =>
  service.asUser(PERSON)(craftContract.turnGizmo, { body: { confirmed } });

test('a person who confirms is answered', async () => {
  expect(await turnGizmoAs(true)).toEqual({ status: 200, body: { user_id: PERSON } });
});

test('nothing happens before it is confirmed', async () => {
  expect(await turnGizmoAs(false)).toMatchObject({ status: 409, body: { code: 'not_confirmed' } });
});

test('a visitor is asked to log in', async () => {
  const asVisitor = service.asVisitor(craftContract.turnGizmo, { body: { confirmed: true } });
  await expect(asVisitor).rejects.toMatchObject({ status: 401 });
});
