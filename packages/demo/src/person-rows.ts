import { circleOfMaya } from './residents/circle-of-maya.ts';
import { townsfolk } from './residents/townsfolk.ts';

/** Everybody who lives in the demo community, by the short name the other stories use. */
export const personRows = { ...circleOfMaya, ...townsfolk };

/** The short name of a person in the demo stories. */
export type PersonKey = keyof typeof personRows;
