import type { CallOf, Endpoint } from '@wishbow/contracts/endpoint';
import { queryClient, showToast, useChange } from '@wishbow/platform';
import { AUDIT_KEY } from './audit-key.ts';

type ActOptions = {
  /** What a toast says when it is done. */
  done: string;
  /** What shows what was changed, and is asked for again. */
  keys: readonly (readonly unknown[])[];
  /** Runs when it is done, to close the dialog. */
  onDone: () => void;
};

/** One act of an admin: its refusals stand in its form, and the log is read anew. */
export const useAdminAct = <E extends Endpoint, Input>(
  endpoint: E,
  toCall: (input: Input) => CallOf<E>,
  { done, keys, onDone }: ActOptions,
) =>
  useChange(endpoint, toCall, {
    isForm: true,
    onSuccess: () => {
      showToast(done);
      onDone();
    },
    onSettled: () => {
      for (const queryKey of [...keys, AUDIT_KEY]) void queryClient.invalidateQueries({ queryKey });
    },
  });
