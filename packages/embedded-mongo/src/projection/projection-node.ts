import type { Document, Value } from '../bson/value.ts';
import type { Expression } from '../expressions/expression.ts';

/** What happens to the field at one path of a projection. */
export type ProjectionNode =
  | { readonly kind: 'keep' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'compute'; readonly evaluate: Expression }
  /** Changes the stored value, as `$slice` and `$elemMatch` do; undefined leaves the field out. */
  | { readonly kind: 'transform'; readonly transform: (document: Document, value: Value) => Value }
  | ProjectionBranch;

export type ProjectionBranch = { readonly kind: 'branch'; readonly children: Map<string, ProjectionNode> };

export function newBranch(): ProjectionBranch {
  return { kind: 'branch', children: new Map() };
}

/** Puts a node at a dotted path, making the branches above it. */
export function plantNode(root: ProjectionBranch, path: string, node: ProjectionNode): void {
  const segments = path.split('.');
  const name = segments.pop() ?? path;
  let branch = root;
  for (const segment of segments) {
    const child = branch.children.get(segment);
    const next = child?.kind === 'branch' ? child : newBranch();
    branch.children.set(segment, next);
    branch = next;
  }
  branch.children.set(name, node);
}

/** True when something below the branch is computed, so that it appears even where the document has nothing. */
export function hasComputedField(branch: ProjectionBranch): boolean {
  return [...branch.children.values()].some(
    (child) => child.kind === 'compute' || (child.kind === 'branch' && hasComputedField(child)),
  );
}
