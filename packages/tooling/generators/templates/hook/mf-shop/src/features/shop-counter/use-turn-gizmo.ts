import { craftContract } from '@wishbow/contracts/craft-book';
import { callApi, failureText, showToast, useMutation } from '@wishbow/platform';

/** Turn gizmo, for a person who has confirmed it; a refusal is told as it is worded. */
export function useTurnGizmo(onDone: () => void) {
  return useMutation({
    mutationFn: () => callApi(craftContract.turnGizmo, { body: { confirmed: true } }),
    onSuccess: (answer) => {
      if (answer.status !== 200) return showToast(answer.body.message, { tone: 'error' });
      onDone();
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
