import { COLLECTION_COMMANDS } from './collections/collection-commands.ts';
import type { CommandDefinition } from './command.ts';
import { DIAGNOSTIC_COMMANDS } from './diagnostics/diagnostic-commands.ts';
import { INDEX_COMMANDS } from './indexes/index-commands.ts';
import { READING_COMMANDS } from './reading/reading-commands.ts';
import { SESSION_COMMANDS } from './sessions/session-commands.ts';
import { WRITING_COMMANDS } from './writing/writing-commands.ts';

const FAMILIES = [
  READING_COMMANDS,
  WRITING_COMMANDS,
  COLLECTION_COMMANDS,
  INDEX_COMMANDS,
  SESSION_COMMANDS,
  DIAGNOSTIC_COMMANDS,
];

const COMMANDS: ReadonlyMap<string, CommandDefinition> = new Map(
  FAMILIES.flatMap((family) => Object.entries(family)).map(([name, definition]) => [name.toLowerCase(), definition]),
);

/** Clients may write the name of a command in any case. */
export function findCommand(name: string): CommandDefinition | undefined {
  return COMMANDS.get(name.toLowerCase());
}
