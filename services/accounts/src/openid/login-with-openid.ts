import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import type { SecondFactorRepository } from '../second-factor/second-factor-repository.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { TravelDeps } from './come-back.ts';
import type { ConnectDeps } from './connect-openid.ts';
import type { OpenidIdentity } from './openid-provider.ts';

export type OpenidLoginDeps = TravelDeps &
  ConnectDeps & {
    readonly people: PersonRepository;
    readonly sessions: SessionRepository;
    readonly secondFactors: SecondFactorRepository;
  };

export type LoggedInByProvider =
  | ({ person: Person } & OpenedSession)
  | { pendingToken: string }
  | 'suspended'
  | undefined;

/**
 * Signs in whoever has connected their account with this identity; the address alone connects nobody. Whoever uses codes
 * is asked for one as well.
 */
export const loginWithOpenid =
  ({ connection, attempts, people, sessions, secondFactors, openidConnections, now }: OpenidLoginDeps) =>
  async (identity: OpenidIdentity, userAgent: string): Promise<LoggedInByProvider> => {
    const userId = await openidConnections.findUser(identity);
    const person = userId && (await people.find(userId));
    if (!person) return undefined;
    if (person.suspendedAt) return 'suspended';
    const asksForCode = await secondFactors.findEnabled(userId);
    return inTransaction(connection, async (session): Promise<LoggedInByProvider> => {
      if (!(await people.noteStrongLogin(userId, session))) return undefined;
      if (asksForCode) {
        return { pendingToken: await attempts.begin({ kind: 'login', userId, now: now() }, session) };
      }
      return { person, ...(await openSession(sessions, { userId, userAgent, now: now() }, session)) };
    });
  };
