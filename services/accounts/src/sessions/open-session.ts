import type { UserId } from '@wishbow/contracts/wire-types';
import { hashOfToken, newSessionToken } from '@wishbow/service/identity/session-token';
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

/** A new token every time: none that somebody may have planted becomes a session (RELIABILITY.md row 83). */
export async function openSession(
  sessions: SessionRepository,
  { userId, userAgent, now: createdAt }: SessionToOpen,
): Promise<OpenedSession> {
  const token = newSessionToken();
  const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * DAY_MS);
  const device = deviceName(userAgent);
  await sessions.add({ tokenHash: hashOfToken(token), userId, device, createdAt, lastSeenAt: createdAt, expiresAt });
  return { token, expiresAt };
}
