/** Puts lines before the first occurrence of an anchor. @throws Error when the file no longer has it. */
export function insertedBefore(text: string, anchor: string, addition: string): string {
  const position = text.indexOf(anchor);
  if (position < 0) throw new Error(`found no "${anchor.trim()}" to put the new lines before`);
  return text.slice(0, position) + addition + text.slice(position);
}

/** Adds a workspace to the dependencies of a package.json, in alphabetical order. */
export function withDependency(text: string, name: string): string {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(text);
  const dependencies = Object.entries({ ...manifest.dependencies, [name]: '*' });
  const sorted = dependencies.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
}
