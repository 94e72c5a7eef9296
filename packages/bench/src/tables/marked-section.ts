/**
 * Puts `text` between `<!-- bench:name -->` and `<!-- /bench:name -->`, in place of what stood there.
 * @throws when the document has no such place.
 */
export function withSection(document: string, name: string, text: string): string {
  const opening = `<!-- bench:${name} -->`;
  const closing = `<!-- /bench:${name} -->`;
  const start = document.indexOf(opening);
  const end = document.indexOf(closing, start);
  if (start === -1 || end === -1) throw new Error(`the document has no place between ${opening} and ${closing}`);
  return `${document.slice(0, start + opening.length)}\n\n${text}\n\n${document.slice(end)}`;
}
