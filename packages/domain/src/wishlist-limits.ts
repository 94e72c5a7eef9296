/** The name of a list, in code points. */
export const LONGEST_LIST_NAME = 80;
