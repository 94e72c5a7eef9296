import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file so that a reader, or a crash in the middle, sees the old text or the new one and never a part. */
export function writeFileWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
