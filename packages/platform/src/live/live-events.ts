import type { LiveEvent } from '@wishbow/contracts/live-events';
import { useEffect, useEffectEvent } from 'react';
import { recheckSession, session } from '../session/session.ts';

export type LiveTopic = LiveEvent['topic'];
/** `id` names what changed where the server knows; without one, everything of the topic may have. */
type Listener = (id: string | null) => void;

/** The stream is closed for good when the server refuses it; then it is asked for again after this long. */
const REOPEN_MS = 30_000;

const listeners = new Map<LiveTopic, Set<Listener>>();
let stream: EventSource | undefined;
let streamUserId: string | undefined;
let reopening: ReturnType<typeof setTimeout> | undefined;

/**
 * Hears that something of the signed-in person has changed on the server. It carries no content: ask again for what is shown.
 * Heard as well after an interruption, since what was said meanwhile is lost. Poll every 60 s beside it where it matters.
 * @returns stops the listening.
 */
export function onLive(topic: LiveTopic, listener: Listener): () => void {
  const own = listeners.get(topic) ?? new Set<Listener>();
  listeners.set(topic, own.add(listener));
  followSession();
  return () => void own.delete(listener);
}

/** Hears of a topic for as long as the component is on the page. */
export function useLive(topic: LiveTopic, listener: Listener): void {
  const heard = useEffectEvent(listener);
  useEffect(() => onLive(topic, (id) => heard(id)), [topic]);
}

session.subscribe(followSession);

/** One stream per signed-in person, opened when somebody first listens. */
function followSession(): void {
  const wantedUserId = listeners.size > 0 ? session.get().user?.id : undefined;
  if (wantedUserId === streamUserId) return;
  clearTimeout(reopening);
  stream?.close();
  streamUserId = wantedUserId;
  stream = wantedUserId ? openStream() : undefined;
}

function openStream(): EventSource {
  const opened = new EventSource('/api/events');
  let wasOpen = false;
  opened.addEventListener('open', () => {
    if (wasOpen) tellAll();
    wasOpen = true;
  });
  opened.addEventListener('message', ({ data }) => {
    const { topic, id }: LiveEvent = JSON.parse(data);
    if (topic === 'session') recheckSession();
    tell(topic, id);
  });
  opened.addEventListener('error', () => {
    if (opened.readyState === EventSource.CLOSED) reopening = setTimeout(reopen, REOPEN_MS);
  });
  return opened;
}

function reopen(): void {
  stream = openStream();
  tellAll();
}

function tellAll(): void {
  for (const topic of listeners.keys()) tell(topic, null);
}

function tell(topic: LiveTopic, id: string | null): void {
  for (const listener of [...(listeners.get(topic) ?? [])]) listener(id);
}
