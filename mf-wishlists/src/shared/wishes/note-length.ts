/** As the wire's `notes` allow, in characters. */
export const LONGEST_NOTE = 1000;
