import type { Ephemeral } from '@wishbow/cache/ephemeral';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { notFound } from '@wishbow/contracts/problem';
import { SessionId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { announceRevocations } from './announce-revocations.ts';
import { clearSessionCookie } from './session-cookie.ts';
import type { SessionRepository } from './session-repository.ts';

const { listSessions, revokeSession, logoutEverywhere } = ownAccountContract;

export interface OwnSessionDeps {
  readonly sessions: SessionRepository;
  readonly ephemeral: Ephemeral;
  readonly now: () => Date;
}

/** Where a person is signed in, and ending it there. Other people's sessions do not exist for them. */
export const ownSessionRoutes = ({ sessions, ephemeral, now }: OwnSessionDeps): Router =>
  implement(
    { listSessions, revokeSession, logoutEverywhere },
    {
      listSessions: async ({ viewer }) => {
        const found = await sessions.listLiveOf(viewer.userId, now());
        const summaries = found.map(({ id, device, createdAt, lastSeenAt }) => ({
          id: SessionId.parse(id),
          device,
          created_at: createdAt.toISOString(),
          last_seen_at: lastSeenAt.toISOString(),
          is_current: id === viewer.sessionId,
        }));
        return { status: 200, body: { sessions: summaries } };
      },
      revokeSession: async ({ viewer, params }) => {
        const removed = await sessions.removeOwn(viewer.userId, params.sessionId);
        if (!removed) return { status: 404, body: notFound };
        await announceRevocations(ephemeral, [removed]);
        return { status: 200, body: {} };
      },
      logoutEverywhere: async ({ viewer, response }) => {
        const ended = await sessions.removeAllOf(viewer.userId);
        await announceRevocations(ephemeral, ended);
        clearSessionCookie(response);
        return { status: 200, body: {} };
      },
    },
  );
