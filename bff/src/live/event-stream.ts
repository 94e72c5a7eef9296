import type { PubSub } from '@wishbow/cache/ephemeral';
import { type LiveEvent, liveChannel, REGISTRY_CHANNEL } from '@wishbow/contracts/live-events';
import { problem, unauthenticated } from '@wishbow/contracts/problem';
import { requestIdOf, viewerOf } from '@wishbow/http/implement';
import { sendProblem } from '@wishbow/http/problem-handler';
import { revocationChannel } from '@wishbow/service/identity/session-revocation';
import type { Logger } from '@wishbow/service/logging/logger';
import type { RequestHandler, Response } from 'express';
import type { FindSession } from '../session/session-finder.ts';
import { sessionTokenOf } from '../session/session-token-of.ts';
import type { OpenStreams } from './open-streams.ts';

const HEARTBEAT_MS = 25_000;
/** How long a browser waits before it connects again. */
const RETRY_MS = 3_000;

/** What lies here for somebody beyond what lies in their connection; a nudge has some 60 bytes. */
const MOST_UNREAD_BYTES = 64 * 1024;

const TOO_MANY = problem('too_many_streams', 'Too many pages are open from this address. News come a little later.');
/** The page polls meanwhile. */
const RETRY_AFTER_SECONDS = '60';

const SESSION_CHANGED: LiveEvent = { topic: 'session', id: null };

/** Something was deployed; a page that is open keeps the builds that it began with. */
const siteChanged = (revision: string): LiveEvent => ({ topic: 'site', id: revision });

/**
 * `GET /api/events`: nudges for the signed-in person as server-sent events, one JSON `LiveEvent` each.
 * Works across several BFF instances, since every one hears the person's channel. The stream ends with its session:
 * at once where the revocation is heard, and at the next heartbeat where it is not.
 */
export function eventStream(
  pubSub: PubSub,
  findSession: FindSession,
  logger: Logger,
  streams: OpenStreams,
): RequestHandler {
  return async (request, response) => {
    const { userId, sessionId } = viewerOf(response);
    const presented = sessionTokenOf(request);
    if (!userId || !sessionId || !presented) return sendProblem(response, 401, unauthenticated);
    if (!streams.hold(request, response)) return refuseStream(response);
    openStream(response);
    const send = (text: string) => {
      if (response.writableEnded || response.destroyed) return;
      response.write(text);
      // What is written to somebody who never reads stays in our memory. Whoever comes again asks for everything anew.
      if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
    };
    const end = () => {
      send(eventText(JSON.stringify(SESSION_CHANGED)));
      response.end();
    };
    const endIfRevoked = async () => {
      if (!(await findSession(presented.token))) end();
    };
    const heartbeat = setInterval(() => {
      send(': still here\n\n');
      endIfRevoked().catch((error: unknown) =>
        logger.warn({ err: error, requestId: requestIdOf(response) }, 'the session of a stream could not be checked'),
      );
    }, HEARTBEAT_MS);
    atClose(response, () => clearInterval(heartbeat));
    atClose(response, await pubSub.subscribe(revocationChannel(sessionId), end));
    atClose(response, await pubSub.subscribe(liveChannel(userId), (message) => send(eventText(message))));
    const tellDeployment = (revision: string) => send(eventText(JSON.stringify(siteChanged(revision))));
    atClose(response, await pubSub.subscribe(REGISTRY_CHANNEL, tellDeployment));
    // The session may have ended before its channel was listened to.
    await endIfRevoked();
  };
}

function refuseStream(response: Response): void {
  response.set('retry-after', RETRY_AFTER_SECONDS);
  sendProblem(response, 429, TOO_MANY);
}

function openStream(response: Response): void {
  response.status(200).set({
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.write(`retry: ${RETRY_MS}\n\n`);
}

const eventText = (json: string): string => `data: ${json}\n\n`;

/** Lets go of something once the connection is gone; at once where it went while we were still taking hold of it. */
function atClose(response: Response, letGo: () => unknown): void {
  if (response.destroyed) letGo();
  else response.once('close', letGo);
}
