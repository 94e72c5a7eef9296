import { failureText } from '@wishbow/platform';
import { isUnchecked } from '../../shared/address/address-verdict.tsx';
import type { ClaimingGift } from './use-claim-gift.ts';

/** What keeps a gift from being claimed, unless a field or a choice of addresses says so already. */
export function claimRefusal({ data, error }: Pick<ClaimingGift, 'data' | 'error'>): string | undefined {
  if (error) return failureText(error);
  if (!data || data.status === 200 || isUnchecked(data)) return undefined;
  const isShownInForm = data.status === 422 && Boolean(data.body.errors ?? data.body.candidates);
  return isShownInForm ? undefined : data.body.message;
}
