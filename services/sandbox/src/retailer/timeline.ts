/** What has become of a request; `shipped` and `delivered` of an order and `credited` of a return follow `succeeded`. */
export type StageKind = 'processing' | 'succeeded' | 'failed' | 'shipped' | 'delivered' | 'credited';

/** From `at` on, the retailer answers `answer` when it is asked about the request. */
export type Stage = { at: Date; kind: StageKind; answer: Record<string, unknown> };

/**
 * The whole story of a request, told when it arrives and stored with it, in the order of time. What is answered
 * depends on the clock alone: no timer has to survive a restart.
 */
export type Timeline = readonly Stage[];

const isReached = (stage: Stage, now: Date): boolean => stage.at <= now;

/** The stage a request is in. Throws for a story that has not begun. */
export const stageAt = (timeline: Timeline, now: Date): Stage => {
  const stage = timeline.findLast((candidate) => isReached(candidate, now));
  if (!stage) throw new Error('A timeline starts no later than its request');
  return stage;
};

/** The stages that are still to come. */
export const futureStages = (timeline: Timeline, now: Date): Stage[] =>
  timeline.filter((stage) => !isReached(stage, now));

/** The same past with another future. */
export const withFuture = (timeline: Timeline, future: Timeline, now: Date): Timeline => [
  ...timeline.filter((stage) => isReached(stage, now)),
  ...future,
];

/** Pulls the next stage to `now`; all later ones follow as much earlier. Undefined when the story is over. */
export const advance = (timeline: Timeline, now: Date): Timeline | undefined => {
  const future = futureStages(timeline, now);
  const [next] = future;
  if (!next) return undefined;
  const earlierByMs = next.at.getTime() - now.getTime();
  return withFuture(
    timeline,
    future.map((stage) => ({ ...stage, at: new Date(stage.at.getTime() - earlierByMs) })),
    now,
  );
};
