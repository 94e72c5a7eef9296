import { gizmosContract } from '@wishbow/contracts/gizmos-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import { type RunningGizmos, runningGizmos } from '../testing/running-gizmos.ts';

const MAYA = UserId.parse('a'.repeat(24));
const THEO = UserId.parse('b'.repeat(24));

jest.setTimeout(60_000);

let service: RunningGizmos;
beforeEach(async () => {
  service = await runningGizmos();
});
afterEach(() => service.stop());

const create = (userId: UserId, title: string) =>
  service.asUser(userId)(gizmosContract.createGizmo, { body: { title } });

const titlesOf = async (userId: UserId) => {
  const { body } = await service.asUser(userId)(gizmosContract.listGizmos, {});
  return body.gizmos.map(({ title }) => title);
};

test('what a person creates stands first among their own', async () => {
  await create(MAYA, 'Studio');
  expect(await create(MAYA, 'Garden')).toMatchObject({ status: 201, body: { gizmo: { user_id: MAYA } } });
  expect(await titlesOf(MAYA)).toEqual(['Garden', 'Studio']);
});

test('nobody sees what belongs to somebody else', async () => {
  await create(MAYA, 'Studio');
  expect(await titlesOf(THEO)).toEqual([]);
});

test('a title is used once, even when it is sent twice at the same time', async () => {
  const answers = await Promise.all([create(MAYA, 'Studio'), create(MAYA, 'Studio')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await titlesOf(MAYA)).toEqual(['Studio']);
});

test('without a title nothing is created', async () => {
  await expect(create(MAYA, ' ')).rejects.toMatchObject({
    status: 422,
    problem: { errors: { title: ['Please add a title.'] } },
  });
});

test('a visitor is asked to log in', async () => {
  await expect(service.asVisitor(gizmosContract.listGizmos, {})).rejects.toMatchObject({ status: 401 });
});

test('the service says that it lives and that its database answers', async () => {
  const [lives, isReady] = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(service.url + path)));
  expect([lives?.status, isReady?.status]).toEqual([200, 200]);
});
