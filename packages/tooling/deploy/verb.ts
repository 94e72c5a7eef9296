import type { Call } from '@wishbow/http/client';

/** What stands beside the words. Numbers are as they were typed. */
export interface Said {
  readonly reason: string;
  readonly by: string;
  readonly site: { readonly to: string; readonly data: string };
  /** Of `promote`: also what failed its check in Chromium. */
  readonly anyway?: boolean | undefined;
  readonly minViews?: string | undefined;
  readonly maxErrors?: string | undefined;
  readonly maxSlower?: string | undefined;
  readonly maxLcp?: string | undefined;
}

/** One thing that can be done with the registry. */
export interface Verb {
  /** What stands behind the verb: `<part> <build>`. */
  readonly takes: string;
  readonly about: string;
  /** @param words what was typed behind the verb. @returns what is printed. @throws Refusal in words for the person. */
  run(call: Call, words: readonly string[], said: Said): Promise<string>;
}
