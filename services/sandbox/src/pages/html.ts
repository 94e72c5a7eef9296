/** Markup that is safe to send: everything interpolated into it was escaped, or was itself Html. */
export type Html = { readonly markup: string };
type Part = Html | string | number | readonly Html[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const markupOf = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** A template tag that escapes texts and numbers and keeps Html as it is. */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: literals.reduce((markup, literal, index) => markup + markupOf(parts[index - 1] ?? '') + literal),
});
