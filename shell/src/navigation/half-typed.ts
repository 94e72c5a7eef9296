const FIELDS = 'input, textarea, select, [contenteditable="true"]';

const typedInto = new Set<Element>();

/** Remembers which fields somebody has typed into. A controlled field does not tell by itself. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typedInto.add(target);
  });
}

/** Whether a field has the cursor, or something typed into it that stands on the page still. */
export function isSomethingTyped(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return typedInto.size > 0 || (document.activeElement?.matches(FIELDS) ?? false);
}
