import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { notFound } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { type FinderDeps, findByUsernames } from '../usernames/find-by-usernames.ts';
import { toRecord } from './person-view.ts';

const { checkAddress: _byAddressRoutes, ...internalContract } = accountsInternalContract;

/** What our other services ask about people and sessions. */
export const internalRoutes = (deps: FinderDeps & { readonly sessions: SessionRepository }): Router => {
  const { people, sessions, now } = deps;
  const findPeople = findByUsernames(deps);
  return implement(internalContract, {
    findSession: async ({ body }) => {
      const session = await sessions.findLive(body.tokenHash, now());
      const person = session && (await people.find(session.userId));
      if (!session || !person || person.suspendedAt) return { status: 404, body: notFound };
      await sessions.noteSeen(session, now());
      const { id: sessionId, userId, expiresAt } = session;
      return { status: 200, body: { sessionId, userId, role: person.role, expiresAt: expiresAt.toISOString() } };
    },
    listPeople: async ({ body }) => {
      const found = [...(await people.listByIds(body.ids)), ...(await findPeople(body.usernames))];
      return { status: 200, body: { people: found.map(toRecord) } };
    },
    getOwnAccount: async ({ body }) => {
      const person = await people.find(body.userId);
      if (!person) return { status: 404, body: notFound };
      const { email, emailVerifiedAt, role, address } = person;
      const deletionDueAt = person.deletionDueAt?.toISOString() ?? null;
      const emailVerified = Boolean(emailVerifiedAt);
      return { status: 200, body: { person: toRecord(person), email, emailVerified, deletionDueAt, role, address } };
    },
    getShippingAddress: async ({ body }) => {
      const person = await people.find(body.userId);
      if (!person?.address) return { status: 404, body: notFound };
      const { firstName, lastName, address } = person;
      return { status: 200, body: { firstName, lastName, address } };
    },
  });
};
