import type { Collation } from '../bson/collation.ts';
import { isNumeric, isTruthy } from '../bson/numbers.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { locatedRefusal } from '../errors/command-error.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import { isOperatorDocument } from '../matching/operator-document.ts';
import { elementNode, isFindSlice, sliceNode } from './find-operators.ts';
import { newBranch, type ProjectionBranch, plantNode } from './projection-node.ts';

type Mode = 'inclusion' | 'exclusion';

export type ParsedProjection = {
  readonly mode: Mode;
  readonly root: ProjectionBranch;
  /** The array of a positional projection (`'items.$': 1`). */
  readonly positionalPath: string | undefined;
};

/** `find` projections know `$slice`, `$elemMatch` and the positional operator; `$project` does not. */
export type ProjectionDialect = 'find' | 'aggregate';

export function parseProjection(
  specification: Document,
  dialect: ProjectionDialect,
  collation: Collation | null,
): ParsedProjection {
  const parser = new ProjectionParser(dialect, collation);
  for (const [path, field] of Object.entries(specification)) parser.add(path, field);
  return parser.finish();
}

class ProjectionParser {
  private readonly root = newBranch();
  private readonly dialect: ProjectionDialect;
  private readonly collation: Collation | null;
  private mode: Mode | undefined;
  private keepsId: boolean | undefined;
  private hasTransform = false;
  private positionalPath: string | undefined;

  constructor(dialect: ProjectionDialect, collation: Collation | null) {
    this.dialect = dialect;
    this.collation = collation;
  }

  add(path: string, field: Value): void {
    if (this.dialect === 'find' && this.addFindField(path, field)) return;
    if (isNumeric(field) || typeof field === 'boolean') this.addFlag(path, isTruthy(field));
    else if (isDocument(field) && !isOperatorDocument(field) && !('$ref' in field)) this.addNested(path, field);
    else this.addComputed(path, field);
  }

  /** True when the field is one of the forms only `find` knows. */
  private addFindField(path: string, field: Value): boolean {
    if (path.endsWith('.$')) this.addPositional(path.slice(0, -2));
    else if (isDocument(field) && isFindSlice(field)) this.addTransform(path, sliceNode(field));
    else if (isDocument(field) && '$elemMatch' in field) this.addElement(path, field);
    else return false;
    return true;
  }

  finish(): ParsedProjection {
    const mode = this.mode ?? (this.keepsId && !this.hasTransform ? 'inclusion' : 'exclusion');
    if (mode === 'inclusion' && this.keepsId !== false && !this.root.children.has('_id'))
      plantNode(this.root, '_id', { kind: 'keep' });
    if (mode === 'exclusion' && this.keepsId === false) plantNode(this.root, '_id', { kind: 'drop' });
    return { mode, root: this.root, positionalPath: this.positionalPath };
  }

  private addPositional(path: string): void {
    this.enterMode('inclusion', path);
    this.positionalPath = path;
    plantNode(this.root, path, { kind: 'keep' });
  }

  /** `_id` goes with either mode. */
  private addFlag(path: string, isKept: boolean): void {
    if (path === '_id') {
      this.keepsId = isKept;
      return;
    }
    this.enterMode(isKept ? 'inclusion' : 'exclusion', path);
    plantNode(this.root, path, { kind: isKept ? 'keep' : 'drop' });
  }

  private addNested(path: string, fields: Document): void {
    const entries = Object.entries(fields);
    if (entries.length === 0) {
      throw locatedRefusal(51270, `An empty sub-projection is not a valid value. Found empty object at path '${path}'`);
    }
    for (const [name, field] of entries) this.add(`${path}.${name}`, field);
  }

  private addTransform(path: string, node: ReturnType<typeof sliceNode>): void {
    this.hasTransform = true;
    plantNode(this.root, path, node);
  }

  private addElement(path: string, field: Document): void {
    this.enterMode('inclusion', path);
    plantNode(this.root, path, elementNode(path, field, this.collation));
  }

  private addComputed(path: string, expression: Value): void {
    this.enterMode('inclusion', path);
    if (path === '_id') this.keepsId = true;
    plantNode(this.root, path, { kind: 'compute', evaluate: compileExpression(expression, this.collation) });
  }

  private enterMode(mode: Mode, path: string): void {
    if (this.mode && this.mode !== mode) {
      const [code, verb] = mode === 'exclusion' ? [31254, 'exclusion'] : [31253, 'inclusion'];
      throw locatedRefusal(code, `Cannot do ${verb} on field ${path} in ${this.mode} projection`);
    }
    this.mode = mode;
  }
}
