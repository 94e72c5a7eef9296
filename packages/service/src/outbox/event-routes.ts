import {
  DomainEvent,
  type DomainEventPayload,
  DomainEventPayloads,
  type DomainEventType,
} from '@wishbow/contracts/domain-events';
import { problem } from '@wishbow/contracts/problem';
import { viewerOf } from '@wishbow/http/implement';
import { invalidFields } from '@wishbow/http/invalid-fields';
import { sendProblem } from '@wishbow/http/problem-handler';
import express, { Router } from 'express';

/** What a service does on the events it subscribes to; each handler must be safe to run again. */
export type EventHandlers = {
  readonly [T in DomainEventType]?: (payload: DomainEventPayload<T>, event: DomainEvent) => Promise<void>;
};

export const EVENTS_PATH = '/internal/events';

/**
 * `POST /internal/events`: answers 200 only when the effect is saved, so that the relay tries again otherwise.
 * @param listeners several may hear the same event: they do one after the other.
 */
export function eventRoutes(...listeners: readonly EventHandlers[]): Router {
  const router = Router();
  router.post(EVENTS_PATH, express.json({ limit: 64 * 1024 }), async (request, response) => {
    if (!viewerOf(response).service) {
      return sendProblem(response, 401, problem('unauthenticated', 'This call is for services only.'));
    }
    const event = DomainEvent.safeParse(request.body);
    if (!event.success) return sendProblem(response, 422, invalidFields(event.error.issues));
    for (const handlers of listeners) await handle(handlers, event.data);
    response.json({});
  });
  return router;
}

async function handle(handlers: EventHandlers, event: DomainEvent): Promise<void> {
  const handler = handlers[event.type] as ((payload: unknown, event: DomainEvent) => Promise<void>) | undefined;
  await handler?.(DomainEventPayloads[event.type].parse(event.payload), event);
}
