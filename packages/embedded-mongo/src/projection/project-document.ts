import { type Document, isDocument, type Value } from '../bson/value.ts';
import type { Scope } from '../expressions/expression.ts';
import { hasComputedField, type ProjectionBranch } from './projection-node.ts';

/** The document with only the named fields: kept ones in stored order, then computed ones. */
export function includeFields(document: Document, branch: ProjectionBranch, scope: Scope): Document {
  const included: Document = {};
  for (const [name, value] of Object.entries(document)) {
    const kept = keepField(document, name, value, branch, scope);
    if (kept !== undefined) included[name] = kept;
  }
  for (const [name, child] of branch.children) {
    const computed = computeField(document, name, child, scope);
    if (computed !== undefined) included[name] = computed;
  }
  return included;
}

function keepField(document: Document, name: string, value: Value, branch: ProjectionBranch, scope: Scope): Value {
  const child = branch.children.get(name);
  switch (child?.kind) {
    case 'keep':
      return value;
    case 'transform':
      return child.transform(isDocument(scope.root) ? scope.root : document, value);
    case 'branch':
      return includeValue(value, child, scope);
    default:
      return undefined;
  }
}

function computeField(
  document: Document,
  name: string,
  child: ReturnType<ProjectionBranch['children']['get']>,
  scope: Scope,
): Value {
  if (child?.kind === 'compute') return child.evaluate(scope);
  const isNew = child?.kind === 'branch' && !(name in document) && hasComputedField(child);
  return isNew ? includeFields({}, child, scope) : undefined;
}

function includeValue(value: Value, branch: ProjectionBranch, scope: Scope): Value {
  if (Array.isArray(value))
    return value.map((element) => includeValue(element, branch, scope)).filter((kept) => kept !== undefined);
  if (isDocument(value)) return includeFields(value, branch, scope);
  return hasComputedField(branch) ? includeFields({}, branch, scope) : undefined;
}

/** The document without the dropped fields. */
export function excludeFields(document: Document, branch: ProjectionBranch, root: Document): Document {
  const remaining: Document = {};
  for (const [name, value] of Object.entries(document)) {
    const child = branch.children.get(name);
    if (child?.kind === 'drop') continue;
    if (child?.kind === 'branch') remaining[name] = excludeValue(value, child, root);
    else if (child?.kind === 'transform') remaining[name] = child.transform(root, value);
    else remaining[name] = value;
  }
  return remaining;
}

function excludeValue(value: Value, branch: ProjectionBranch, root: Document): Value {
  if (Array.isArray(value)) return value.map((element) => excludeValue(element, branch, root));
  return isDocument(value) ? excludeFields(value, branch, root) : value;
}
