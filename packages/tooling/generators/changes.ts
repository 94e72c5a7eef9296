import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.ts';

/** Changes of the tree that are planned first and written together. Files are relative to the root. */
export interface Changes {
  /** A file as it will be. @throws Refusal when there is none. */
  read(file: string): string;
  exists(file: string): boolean;
  /** @throws Refusal when the file exists: nothing is ever overwritten. */
  create(file: string, text: string): void;
  edit(file: string, change: (text: string) => string): void;
  /** Writes everything. @returns the files, in the order they were planned. */
  write(): { created: string[]; edited: string[] };
}

export function changesIn(root: string): Changes {
  const created = new Map<string, string>();
  const edited = new Map<string, string>();
  const place = (file: string) => path.join(root, file);
  const exists = (file: string) => created.has(file) || existsSync(place(file));
  const read = (file: string) => {
    if (!exists(file)) throw new Refusal(`There is no ${file}.`);
    return created.get(file) ?? edited.get(file) ?? readFileSync(place(file), 'utf8');
  };
  return {
    read,
    exists,
    create: (file, text) => {
      if (exists(file)) throw new Refusal(`${file} exists already; nothing was changed.`);
      created.set(file, text);
    },
    edit: (file, change) => {
      edited.set(file, change(read(file)));
    },
    write: () => {
      for (const [file, text] of [...created, ...edited]) {
        mkdirSync(path.dirname(place(file)), { recursive: true });
        writeFileSync(place(file), text);
      }
      return { created: [...created.keys()], edited: [...edited.keys()] };
    },
  };
}
