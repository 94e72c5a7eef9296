import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that a reader, or a crash in the middle, sees the old text or the new one and never a part. Nobody else
 * on the machine reads it: what signs identities and lets deploy stands in one of them.
 */
export function writeFileWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`;
  // On disk before its name is: a power cut would leave an empty file.
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
