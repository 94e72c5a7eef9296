import { useEffect } from 'react';
import { beginLoading } from './loading.ts';

/** Stands where a page is still being fetched: draws nothing itself and lets the shell's spinner know. */
export function PageLoading() {
  useEffect(beginLoading, []);
  return null;
}
