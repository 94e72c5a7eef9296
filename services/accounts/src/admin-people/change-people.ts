import { randomUUID } from 'node:crypto';
import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { AuditAction } from '@wishbow/contracts/audit';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { Person } from '../people/person-repository.ts';
import { announceRevocations } from '../sessions/announce-revocations.ts';
import type { Session, SessionRepository } from '../sessions/session-repository.ts';
import type { AdminPersonRepository } from './admin-person-repository.ts';
import { personSubject } from './admin-person-view.ts';

export interface AdminPeopleDeps {
  readonly connection: Connection;
  readonly adminPeople: AdminPersonRepository;
  readonly sessions: SessionRepository;
  readonly ephemeral: Ephemeral;
  readonly now: () => Date;
}

/** What an admin does to several people, for one reason. */
export interface PeopleAct extends AdminAct {
  readonly userIds: readonly UserId[];
}

export type PeopleChanged =
  | { readonly ok: true; readonly people: readonly Person[] }
  | { readonly ok: false; readonly reason: 'not_found' | 'is_admin' };

interface Change {
  readonly action: AuditAction;
  readonly text: string;
  /** Whether it may be done to those who work here. */
  readonly spares: 'admins' | 'nobody';
  /** @returns whether there was anything to do. */
  readonly apply: (person: Person, act: PeopleAct, session: ClientSession) => Promise<boolean>;
  readonly endsSessions: boolean;
}

/** Does one thing to several people, all or nothing, each with its entry in the audit log. What is so already stays so. */
const changePeople = (deps: AdminPeopleDeps, change: Change) => {
  const { connection, adminPeople, ephemeral } = deps;
  const applyTo = applying(deps, change);
  return async (act: PeopleAct): Promise<PeopleChanged> => {
    const { userIds } = act;
    const people = await adminPeople.find(userIds);
    if (people.length < new Set(userIds).size) return { ok: false, reason: 'not_found' };
    if (change.spares === 'admins' && people.some(({ role }) => role === 'admin')) {
      return { ok: false, reason: 'is_admin' };
    }
    const ended = await inTransaction(connection, async (session) => {
      const gone: Session[] = [];
      for (const person of people) gone.push(...(await applyTo(person, act, session)));
      return gone;
    });
    await announceRevocations(ephemeral, ended);
    return { ok: true, people: await adminPeople.find(userIds) };
  };
};

/** Changes one person within a transaction. @returns the sessions that ended by it. */
const applying =
  ({ connection, sessions, now }: AdminPeopleDeps, { action, text, apply, endsSessions }: Change) =>
  async (person: Person, act: PeopleAct, session: ClientSession): Promise<readonly Session[]> => {
    if (!(await apply(person, act, session))) return [];
    const { adminId, reason } = act;
    const entry = { id: `${action}:${person.id}:${randomUUID()}`, action, text, subject: personSubject(person) };
    await recordAudit(connection, session, { ...entry, adminId, reason, now: now() });
    return endsSessions ? sessions.removeAllOf(person.id, session) : [];
  };

/** Keeps people out: their sessions end at once, and nobody sees anything of theirs. */
export const suspendPeople = (deps: AdminPeopleDeps) =>
  changePeople(deps, {
    action: 'person_suspended',
    text: 'Suspended, logged out everywhere',
    spares: 'admins',
    apply: ({ id }, { reason }, session) => deps.adminPeople.suspend(id, reason, deps.now(), session),
    endsSessions: true,
  });

/** Lets people in again; everything of theirs is there as it was. */
export const unsuspendPeople = (deps: AdminPeopleDeps) =>
  changePeople(deps, {
    action: 'person_unsuspended',
    text: 'Let in again',
    spares: 'nobody',
    apply: ({ id }, _act, session) => deps.adminPeople.unsuspend(id, session),
    endsSessions: false,
  });

/** Signs people out everywhere. */
export const resetSessions = (deps: AdminPeopleDeps) =>
  changePeople(deps, {
    action: 'sessions_reset',
    text: 'Logged out everywhere',
    spares: 'nobody',
    apply: async () => true,
    endsSessions: true,
  });
