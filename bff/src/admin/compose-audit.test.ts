import { auditContract } from '@wishbow/contracts/audit-contract';
import type { Endpoint } from '@wishbow/contracts/endpoint';
import type { Call } from '@wishbow/http/client';
import { aPerson } from '@wishbow/testing/builders/person';
import { composeAudit } from './compose-audit.ts';

const maya = aPerson();
const aRecord = (number: number) => ({
  id: `resolve:${number}`,
  at: new Date(Date.UTC(2026, 10, 28, 12, number)).toISOString(),
  admin_id: maya.id,
  action: 'order_resolved' as const,
  subject: { kind: 'order' as const, id: 'a'.repeat(24), name: 'Kettle' },
  text: 'Resolved as placed',
  reason: 'By telephone',
});

/** The other services, as far as the log asks them. */
const peers = (records: object[], next_cursor: string | null = null): Call =>
  (async ({ id }: Endpoint) => ({
    status: 200,
    body: id === 'listPeople' ? { people: [maya] } : { records: id === 'listOrdersAudit' ? records : [], next_cursor },
  })) as Call;

test('an admin reads who did what, newest first, with the name of whoever did it', async () => {
  const { entries, next_cursor } = await composeAudit(peers([aRecord(1), aRecord(3), aRecord(2)]), {});
  expect(entries.map(({ id, admin, service }) => [id, admin?.name, service])).toEqual([
    ['resolve:3', 'Maya Okafor', 'orders'],
    ['resolve:2', 'Maya Okafor', 'orders'],
    ['resolve:1', 'Maya Okafor', 'orders'],
  ]);
  expect(next_cursor).toBeNull();
});

test('the log goes on after a page where any service has more', async () => {
  const { next_cursor } = await composeAudit(peers([aRecord(2), aRecord(1)], 'more'), {});
  expect(next_cursor).toBe('2026-11-28T12:01:00.000Z resolve:1');
});

test('after fifty-one suspensions, whose ids are the longest, the log goes on', async () => {
  const suspensions = Array.from({ length: 51 }, (_, number) => ({
    ...aRecord(51 - number),
    id: `person_unsuspended:${'b'.repeat(24)}:00000000-0000-4000-8000-0000000000${number + 10}`,
  }));
  const { next_cursor } = await composeAudit(peers(suspensions), {});
  expect(next_cursor).toBe(
    '2026-11-28T12:02:00.000Z person_unsuspended:bbbbbbbbbbbbbbbbbbbbbbbb:00000000-0000-4000-8000-000000000059',
  );
  expect(auditContract.listAuditEntries.query.safeParse({ before: next_cursor }).success).toBe(true);
});

test('while a service is away there is no log, rather than one with holes', async () => {
  const away: Call = () => Promise.reject(new Error('orders are away'));
  await expect(composeAudit(away, {})).rejects.toThrow('orders are away');
});
