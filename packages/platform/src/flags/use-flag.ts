import type { Flag } from '@wishbow/contracts/flags';
import type { PageOverride } from '@wishbow/contracts/overrides';
import { useState } from 'react';
import { readInlined } from '../page/inlined.ts';

/** Whether this browser has opened a link that carries the flag; it stays so for as long as the page stands open. */
export function useFlag(flag: Flag): boolean {
  const [isSet] = useState(() => readInlined<PageOverride>('wishbow-override')?.flags.includes(flag) ?? false);
  return isSet;
}
