import ts from 'typescript';
import type { Source } from './sources.ts';

const parse = ({ file, text }: Source): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined);

/** How often a source tells the compiler what a value is; `as const` only narrows and is not counted. */
export function countCasts(source: Source): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return count;
}

/** The names of the functions a source exports. */
export function exportedFunctions(source: Source): string[] {
  return parse(source).statements.flatMap((statement) => {
    if (!isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    return ts.isVariableStatement(statement) ? arrowNames(statement) : [];
  });
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function arrowNames(statement: ts.VariableStatement): string[] {
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && ts.isArrowFunction(initializer) && ts.isIdentifier(name) ? [name.text] : [],
  );
}

/** The endpoint ids a source answers: the keys of the handlers in its `implement(contract, { ... })` calls. */
export function implementedEndpoints(source: Source): string[] {
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'implement') ids.push(...keysOf(node.arguments[1]));
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return ids;
}

function keysOf(handlers: ts.Expression | undefined): string[] {
  if (!handlers || !ts.isObjectLiteralExpression(handlers)) return [];
  return handlers.properties.flatMap(({ name }) => (name ? [name.getText()] : []));
}
