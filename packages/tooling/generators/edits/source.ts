import ts from 'typescript';

export const parseSource = (text: string): ts.SourceFile =>
  ts.createSourceFile('edited.ts', text, ts.ScriptTarget.Latest, true);

/** The first node below `node`, in the order of the text, that passes. */
export function findNode<T extends ts.Node>(node: ts.Node, passes: (node: ts.Node) => node is T): T | undefined {
  return ts.forEachChild(node, (child) => (passes(child) ? child : findNode(child, passes)));
}

export type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

export const isLiteral = (node: ts.Node): node is Literal =>
  ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

const membersOf = (literal: Literal): ts.NodeArray<ts.Node> =>
  ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;

/** An addition to a text, at an offset. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Puts a member at the end of a list or an object. */
export function insertionAtEnd(literal: Literal, member: string): Insertion {
  const members = membersOf(literal);
  const isOpen = members.length > 0 && !members.hasTrailingComma;
  return { at: members.end, text: `${isOpen ? ',' : ''}\n${member},` };
}

/** All insertions at once; their offsets are those of the text as it was. */
export function withInsertions(text: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, text: added }) => result.slice(0, at) + added + result.slice(at), text);
}

/**
 * Adds a member to the first list or object that the variable or function `holder` is made of: at its end, or before
 * the member whose code starts with `before`.
 * @throws Error when the source has no such holder or member.
 */
export function withMember(text: string, holder: string, member: string, before?: string): string {
  const literal = literalOf(parseSource(text), holder);
  if (before === undefined) return withInsertions(text, [insertionAtEnd(literal, member)]);
  const next = membersOf(literal).find((node) => node.getText().startsWith(before));
  if (!next) throw new Error(`found no ${before} in ${holder}`);
  return withInsertions(text, [{ at: next.getStart(), text: `${member}, ` }]);
}

function literalOf(source: ts.SourceFile, holder: string): Literal {
  const declaration = findNode(
    source,
    (node): node is ts.VariableDeclaration | ts.FunctionDeclaration =>
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name?.getText() === holder,
  );
  const literal = declaration && findNode(declaration, isLiteral);
  if (!literal) throw new Error(`found no list or object ${holder}`);
  return literal;
}

/** Imports a name as a value, unless the source does so already. */
export function withImport(text: string, name: string, from: string): string {
  const imports = parseSource(text).statements.filter(ts.isImportDeclaration);
  const named = imports.flatMap((node) => {
    const clause = node.importClause;
    const isFrom = ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text === from;
    const bindings = clause?.namedBindings;
    return isFrom && clause?.phaseModifier !== ts.SyntaxKind.TypeKeyword && bindings && ts.isNamedImports(bindings)
      ? [bindings]
      : [];
  })[0];
  if (named?.elements.some((element) => element.getText() === name)) return text;
  if (named) return withInsertions(text, [{ at: named.elements.end, text: `, ${name}` }]);
  return withInsertions(text, [{ at: imports.at(-1)?.end ?? 0, text: `\nimport { ${name} } from '${from}';` }]);
}
