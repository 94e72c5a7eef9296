import { showToast } from '@wishbow/platform';
import { useState } from 'react';
import type { FormErrors } from './wish-form-rules.ts';

/**
 * A form as it is being filled in, and what is wrong with it once somebody tried to send it. The messages of `toasted`
 * fields are also said in a toast, as the specification has it: those fields may be out of sight.
 */
export function useDraft<Draft, Field extends string>(
  start: () => Draft,
  errorsOf: (draft: Draft) => FormErrors<Field>,
  toasted: readonly Field[],
) {
  const [startingDraft] = useState(start);
  const [draft, setDraft] = useState(startingDraft);
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const show = (found: FormErrors<Field>): boolean => {
    setErrors(found);
    for (const field of toasted) if (found[field]) showToast(found[field], { tone: 'info' });
    return Object.keys(found).length === 0;
  };
  return {
    draft,
    /** As the form began. */
    starting: startingDraft,
    errors,
    isTouched: draft !== startingDraft,
    change: (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes })),
    /** Shows what is wrong. @returns whether the draft can be sent. */
    check: () => show(errorsOf(draft)),
    /** The same for one field alone. */
    checkOnly(field: Field): boolean {
      const { [field]: message } = errorsOf(draft);
      const only: FormErrors<Field> = {};
      if (message) only[field] = message;
      return show(only);
    },
  };
}
