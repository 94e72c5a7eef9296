import type { OverrideChoice } from '@wishbow/contracts/overrides';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import { useChange } from '@wishbow/platform';

export type AskedOverride = OverrideChoice & { readonly minutes: number };

/** Signs what was chosen into a link; what is refused stands under its field. */
export const useCreateOverrideLink = (onDone: (made: { link: string; expires_at: string }) => void) =>
  useChange(overridesContract.createOverrideLink, (body: AskedOverride) => ({ body }), {
    isForm: true,
    onSuccess: onDone,
  });
