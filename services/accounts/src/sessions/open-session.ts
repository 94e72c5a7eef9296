import type { UserId } from '@wishbow/contracts/wire-types';
import { hashOfToken, newSessionToken } from '@wishbow/service/identity/session-token';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import { deviceName } from './device-name.ts';
import type { SessionRepository } from './session-repository.ts';

const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

interface SessionToOpen {
  readonly userId: UserId;
  readonly userAgent: string;
  readonly now: Date;
}

/**
 * A new token every time: none that somebody may have planted becomes a session (RELIABILITY.md row 83). Goes into the
 * transaction that writes on the person, so that none is opened with a password that is being replaced.
 */
export async function openSession(
  sessions: SessionRepository,
  { userId, userAgent, now: createdAt }: SessionToOpen,
  session: ClientSession,
): Promise<OpenedSession> {
  const token = newSessionToken();
  const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * DAY_MS);
  const device = deviceName(userAgent);
  const tokenHash = hashOfToken(token);
  await sessions.add({ tokenHash, userId, device, createdAt, lastSeenAt: createdAt, expiresAt }, session);
  return { token, expiresAt };
}
