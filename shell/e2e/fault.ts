/** Files of a part that are not there. */
export type Fault = { part: string; pattern: RegExp };
