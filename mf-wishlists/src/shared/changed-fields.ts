/**
 * What differs between a form as it was opened and as it is sent, so that what another page has stored meanwhile is not
 * written over.
 */
export function changedFields<Form extends object>(now: Form, before: Form): Partial<Form> {
  const changed: Partial<Form> = {};
  for (const field in now) if (now[field] !== before[field]) changed[field] = now[field];
  return changed;
}
