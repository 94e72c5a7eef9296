import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { uiComponents } from './shared.mjs';
import { ROOT } from './workspace.mjs';

/** What the shell shares with the parts, named as they import it: `@wishbow/platform openModal`, `@wishbow/ui/button`. */
export function providedNames() {
  const text = readFileSync(path.join(ROOT, 'packages/platform/src/index.ts'), 'utf8');
  const platform = exportedValues(text).map((name) => `@wishbow/platform ${name}`);
  return [...platform, ...uiComponents().map((component) => `@wishbow/ui/${component}`)].sort();
}

/** The values of `export { a, type B } from './c.ts'`: a door does nothing but hand on. */
function exportedValues(text) {
  const source = ts.createSourceFile('index.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, isTypeOnly }) => {
    if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
  });
}
