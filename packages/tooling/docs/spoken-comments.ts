import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../bootstrap/root.mjs';
import { findNode, parseSource } from '../generators/edits/source.ts';

/** What the docblocks above the members of an object say, by the member's name. The object is the first of a variable. */
export function spokenComments(file: string, variable: string): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const declaration = findNode(
    parseSource(text),
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === variable,
  );
  const object = declaration && findNode(declaration, ts.isObjectLiteralExpression);
  const members = object?.properties.filter(ts.isPropertyAssignment) ?? [];
  return new Map(members.map((member) => [nameOf(member), commentBefore(text, member)]));
}

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();

/** The last docblock before a node, on one line. */
function commentBefore(text: string, node: ts.Node): string {
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const docblock = ranges.map(({ pos, end }) => text.slice(pos, end)).findLast((comment) => comment.startsWith('/**'));
  return (docblock ?? '')
    .replaceAll(/^\/\*\*|\*\/$|^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
