import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that a reader, or a crash in the middle, sees the old text or the new one and never a part. Nobody else
 * on the machine reads it: what signs identities and lets deploy stands in one of them.
 */
export function writeFileWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
