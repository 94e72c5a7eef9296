/**
 * What differs between a form as it was opened and as it is sent, so that what another page has stored meanwhile is not
 * written over.
 */
export function changedFields<Form extends object>(now: Form, before: Form): Partial<Form> {
  const stored = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(now).filter(([field, value]) => value !== stored.get(field));
  return Object.fromEntries(changed) as Partial<Form>;
}
