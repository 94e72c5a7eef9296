import { SET_UPDATES } from './operators/add-to-set.ts';
import { FIELD_UPDATES } from './operators/fields.ts';
import { PUSH_UPDATES } from './operators/push.ts';
import { REMOVAL_UPDATES } from './operators/removal.ts';
import { RENAME_UPDATES } from './operators/rename.ts';
import type { UpdateOperators } from './update-operator.ts';

/** Everything that may stand in `{ $operator: { path: operand } }`. */
export const UPDATE_OPERATORS: Readonly<UpdateOperators> = {
  ...FIELD_UPDATES,
  ...RENAME_UPDATES,
  ...PUSH_UPDATES,
  ...SET_UPDATES,
  ...REMOVAL_UPDATES,
};
