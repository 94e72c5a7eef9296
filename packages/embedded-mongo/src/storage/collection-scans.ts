import type { Document } from '../bson/value.ts';

/** Statements of one shape that no index served. */
export type CollectionScan = { readonly namespace: string; readonly fields: string; count: number };

/** Shapes beyond these are counted together with none of their own: what makes up its queries makes up many. */
const MOST_SHAPES = 200;

/** Counts the statements that read a whole collection, by namespace and the fields they asked for. */
export class CollectionScans {
  total = 0;
  private readonly shapes = new Map<string, CollectionScan>();

  note(namespace: string, filter: Document): void {
    this.total += 1;
    const fields = Object.keys(filter).sort().join();
    const key = `${namespace} ${fields}`;
    const shape = this.shapes.get(key);
    if (shape) shape.count += 1;
    else if (this.shapes.size < MOST_SHAPES) this.shapes.set(key, { namespace, fields, count: 1 });
  }

  list(): CollectionScan[] {
    return [...this.shapes.values()];
  }
}
