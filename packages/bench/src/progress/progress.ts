import { type Step, secondsLeft, timeLeftText } from './time-left.ts';

/** Nobody looks at a still screen for longer. */
const STILL_MS = 10_000;
const MS_PER_SECOND = 1_000;

/** What is running, how far it is and how long all of it still takes, a line at a time. */
export interface Progress {
  /** The next step begins. */
  readonly next: () => void;
  /** How far the step is. */
  readonly say: (line: string) => void;
  readonly end: () => void;
}

/** Writes a line for what is said, and one every ten seconds in which nothing is. */
export function showProgress(steps: readonly Step[], write: (line: string) => void): Progress {
  const startedAt = performance.now();
  let step = -1;
  let stepStartedAt = startedAt;
  let secondsBefore = 0;
  let latest = '';
  const seconds = (from: number) => (performance.now() - from) / MS_PER_SECOND;
  const show = (line: string) => {
    const place = { step, secondsInStep: seconds(stepStartedAt), secondsBefore };
    const left = secondsLeft(steps, place);
    const until = left === undefined ? '' : `, ${timeLeftText(left)}`;
    const name = steps[step]?.name ?? '';
    write(
      `  ${Math.round(seconds(startedAt))} s${until}  [${step + 1} of ${steps.length}] ${name}${line && `: ${line}`}`,
    );
    still.refresh();
  };
  const still = setInterval(() => show(latest === '' ? 'still at it' : `${latest}, still at it`), STILL_MS);
  return {
    next: () => {
      if (step >= 0 && !steps[step]?.isPreparation) secondsBefore += seconds(stepStartedAt);
      step += 1;
      stepStartedAt = performance.now();
      latest = '';
      show('');
    },
    say: (line) => {
      latest = line;
      show(line);
    },
    end: () => clearInterval(still),
  };
}
