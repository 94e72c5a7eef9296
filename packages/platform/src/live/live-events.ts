import { liveTopics, type LiveTopic } from '@wishbow/contracts/live-topics';
import { useEffect, useEffectEvent } from 'react';
import { session } from '../session/session.ts';

/** The stream is closed for good when the server refuses it; then it is asked for again after this long. */
const REOPEN_MS = 30_000;

const listeners = new Map<LiveTopic, Set<() => void>>(liveTopics.map((topic) => [topic, new Set()]));
let stream: EventSource | undefined;
let streamUserId: string | undefined;
let reopening: ReturnType<typeof setTimeout> | undefined;

/**
 * Hears that something of the signed-in person has changed on the server. It carries no content: ask again for what is shown.
 * Heard as well after an interruption, since what was said meanwhile is lost. Poll every 60 s beside it where it matters.
 * @returns stops the listening; the stream is closed with its last listener.
 */
export function onLive(topic: LiveTopic, listener: () => void): () => void {
  listeners.get(topic)?.add(listener);
  followSession();
  return () => {
    listeners.get(topic)?.delete(listener);
    followSession();
  };
}

/** Hears of a topic for as long as the component is on the page. */
export function useLive(topic: LiveTopic, listener: () => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => onLive(topic, () => heard()), [topic]);
}

session.subscribe(followSession);

function followSession(): void {
  const hasListeners = [...listeners.values()].some((set) => set.size > 0);
  const wantedUserId = hasListeners ? session.get().user?.id : undefined;
  if (wantedUserId === streamUserId) return;
  close();
  if (wantedUserId) open(wantedUserId);
}

function open(userId: string): void {
  const opened = new EventSource('/api/events');
  let wasOpen = false;
  opened.addEventListener('open', () => {
    if (wasOpen) liveTopics.forEach(tell);
    wasOpen = true;
  });
  opened.addEventListener('error', () => {
    if (opened.readyState === EventSource.CLOSED) reopenLater(userId);
  });
  for (const topic of liveTopics) opened.addEventListener(topic, () => tell(topic));
  stream = opened;
  streamUserId = userId;
}

function reopenLater(userId: string): void {
  reopening = setTimeout(() => {
    open(userId);
    liveTopics.forEach(tell);
  }, REOPEN_MS);
}

function close(): void {
  clearTimeout(reopening);
  stream?.close();
  stream = undefined;
  streamUserId = undefined;
}

function tell(topic: LiveTopic): void {
  for (const listener of [...(listeners.get(topic) ?? [])]) listener();
}
