/** Something that takes its time. */
export interface Step {
  readonly name: string;
  /** About how long it takes on two cores that do nothing else. */
  readonly seconds: number;
  /** Depends on what was built or filled before, so it does not tell how quick the machine is. */
  readonly isPreparation?: boolean;
}

/** Where a run is. */
export interface Place {
  /** Which step is under way, from 0. */
  readonly step: number;
  readonly secondsInStep: number;
  /** What the steps before it took together, preparations left out. */
  readonly secondsBefore: number;
}

/** No machine is so quick or so slow that one step says more about it. */
const QUICKEST = 0.5;
const SLOWEST = 4;

/**
 * What is left of all steps, as slow as this machine has been so far.
 * @returns undefined where the step has taken longer than it should: nobody knows then.
 */
export function secondsLeft(steps: readonly Step[], { step, secondsInStep, secondsBefore }: Place): number | undefined {
  const sum = (some: readonly Step[]) => some.reduce((total, { seconds }) => total + seconds, 0);
  const before = sum(steps.slice(0, step).filter(({ isPreparation }) => !isPreparation));
  const slowness = before === 0 ? 1 : Math.min(SLOWEST, Math.max(QUICKEST, secondsBefore / before));
  const ofStep = (steps[step]?.seconds ?? 0) * slowness - secondsInStep;
  if (ofStep < 0) return undefined;
  return ofStep + sum(steps.slice(step + 1)) * slowness;
}

/** As it is shown: minutes as long as there are some. */
export function timeLeftText(seconds: number): string {
  if (seconds < 10) return 'nearly done';
  if (seconds < 90) return `about ${Math.ceil(seconds / 10) * 10} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
