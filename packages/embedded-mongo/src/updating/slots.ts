import type { Document, Value } from '../bson/value.ts';
import type { Slot } from './update-operator.ts';

export function fieldSlot(parent: Document, name: string): Slot {
  return {
    exists: Object.hasOwn(parent, name),
    value: parent[name],
    set: (value) => {
      parent[name] = value;
    },
    remove: () => {
      delete parent[name];
    },
  };
}

export function elementSlot(parent: Value[], index: number): Slot {
  return {
    exists: index < parent.length,
    value: parent[index],
    set: (value) => {
      parent[index] = value;
    },
    remove: () => {
      parent[index] = null;
    },
  };
}
