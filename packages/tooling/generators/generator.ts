import type { Changes } from './changes.ts';

/** One of the `npm run new:*` commands. */
export interface Generator {
  /** What to type and what it does; shown whenever the arguments do not fit. */
  readonly usage: string;
  /**
   * Plans every file to write and every line to add.
   * @returns what the person does next, one step each.
   * @throws Refusal before anything is written.
   */
  plan(args: readonly string[], changes: Changes): string[];
}
