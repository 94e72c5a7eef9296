import { ABOVE } from '../storage/collection-index.ts';

/** Keys from `from` up to but not including `to`. */
export type KeyRange = { readonly from: string; readonly to: string };

export const EVERYTHING: KeyRange = { from: '', to: ABOVE };
