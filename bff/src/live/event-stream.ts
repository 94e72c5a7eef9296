import type { PubSub } from '@wishbow/cache/ephemeral';
import { liveChannel } from '@wishbow/contracts/live-events';
import { problem } from '@wishbow/contracts/problem';
import { viewerOf } from '@wishbow/http/implement';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { RequestHandler } from 'express';

const HEARTBEAT_MS = 25_000;
/** How long a browser waits before it connects again. */
const RETRY_MS = 3_000;

/**
 * `GET /api/events`: nudges for the signed-in person as server-sent events, one JSON `LiveEvent` each.
 * Works across several BFF instances, since every one hears the person's channel.
 */
export function eventStream(pubSub: PubSub): RequestHandler {
  return async (request, response) => {
    const { userId } = viewerOf(response);
    if (!userId) return sendProblem(response, 401, problem('unauthenticated', 'Please log in.'));
    response.status(200).set({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    const leave = await pubSub.subscribe(liveChannel(userId), (message) => response.write(`data: ${message}\n\n`));
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
    request.on('close', () => {
      clearInterval(heartbeat);
      void leave();
    });
  };
}
