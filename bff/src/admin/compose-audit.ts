import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { AuditEntry, AuditRecord } from '@wishbow/contracts/audit';
import { type AuditQuery, auditInternalContract } from '@wishbow/contracts/audit-contract';
import type { ServiceName } from '@wishbow/contracts/service-names';
import type { Call } from '@wishbow/http/client';
import { auditCursor } from '@wishbow/service/audit/audit-cursor';

const PAGE_LENGTH = 50;

/** Every service that keeps a log; a new one adds its call. */
const TRAILS = {
  orders: auditInternalContract.listOrdersAudit,
  accounts: auditInternalContract.listAccountsAudit,
  social: auditInternalContract.listSocialAudit,
  catalog: auditInternalContract.listCatalogAudit,
} as const satisfies Partial<Record<ServiceName, unknown>>;

type Trail = keyof typeof TRAILS;

/** The log of what the BFF itself holds: the registry. */
export type OwnTrail = (
  query: AuditQuery,
) => Promise<{ readonly records: AuditRecord[]; readonly next_cursor: string | null }>;

/**
 * A page of what admins have done anywhere, newest first, merged from the logs of all services.
 * @throws RequestFailed where one of them does not answer: a log with holes would be taken for the whole.
 */
export async function composeAudit(
  peers: Call,
  query: AuditQuery,
  readOwn?: OwnTrail,
): Promise<{ entries: AuditEntry[]; next_cursor: string | null }> {
  const services = Object.keys(TRAILS).filter((name): name is Trail => name in TRAILS);
  const theirs = services.map(async (service) => ({
    service,
    ...(await peers(TRAILS[service], { body: query })).body,
  }));
  const own = readOwn ? [readOwn(query).then((trail) => ({ service: 'bff' as const, ...trail }))] : [];
  const trails = await Promise.all([...theirs, ...own]);
  const merged = trails
    .flatMap(({ service, records }) => records.map((record) => ({ ...record, service })))
    .toSorted((a, b) => (isNewer(a, b) ? -1 : 1));
  const page = merged.slice(0, PAGE_LENGTH);
  const hasMore = merged.length > PAGE_LENGTH || trails.some(({ next_cursor: cursor }) => cursor !== null);
  const admins = await findAdmins(peers, page);
  const last = page.at(-1);
  return {
    entries: page.map((record) => ({ ...record, admin: (record.admin_id && admins.get(record.admin_id)) || null })),
    next_cursor: hasMore && last ? auditCursor(last) : null,
  };
}

/** The order in which each service sorts its own. */
const isNewer = (a: AuditRecord, b: AuditRecord): boolean => (a.at === b.at ? a.id > b.id : a.at > b.at);

async function findAdmins(peers: Call, records: readonly AuditRecord[]) {
  const ids = [...new Set(records.flatMap(({ admin_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map<string, never>();
  const { body } = await peers(accountsInternalContract.listPeople, { body: { ids } });
  return new Map(body.people.map((person): [string, (typeof body.people)[number]] => [person.id, person]));
}
