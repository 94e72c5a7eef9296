import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../bootstrap/root.mjs';

type Variables = Readonly<Record<string, string | undefined>>;

/** What we look at of a container; the schema of the Compose Specification says the rest. */
export interface Container {
  readonly image?: string;
  readonly build?: { dockerfile: string; target: string; args?: { FOLDER: string } };
  readonly user?: string;
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly stop_signal?: string;
  readonly stop_grace_period?: string;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly networks?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { test?: readonly string[]; disable?: boolean };
  readonly deploy?: { resources: { limits: { cpus: string; memory: string; pids: number } } };
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Container>>;
  readonly networks: Readonly<Record<string, { internal?: boolean } | null>>;
}

/** A compose file as it is written, its shared pieces put in. */
export const writtenCompose = (file = 'docker-compose.yml'): ComposeFile =>
  parse(readFileSync(path.join(root, file), 'utf8'), { merge: true });

/**
 * A compose file as an engine reads it: with the variables put in, and without those that are handed on but not set.
 * @throws Error with the message of the file for a variable that has to be set.
 */
export function composeFile(variables: Variables, file?: string): ComposeFile {
  const written = writtenCompose(file);
  const services = Object.entries(written.services).map(([name, container]) => {
    const environment = Object.entries(container.environment ?? {})
      .map(([key, value]): [string, string | undefined] => [key, value === null ? variables[key] : String(value)])
      .filter(([, value]) => value !== undefined);
    return [name, { ...container, ...(container.environment && { environment: Object.fromEntries(environment) }) }];
  });
  return interpolated({ ...written, services: Object.fromEntries(services) }, variables);
}

/** Puts variables into every text below a value. */
function interpolated<T>(value: T, variables: Variables): T {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? filledIn(part, variables) : part));
}

/** `$$`, `${NAME}`, and `${NAME:-otherwise}`, `${NAME:?complaint}` or their forms without a colon, for which empty is a value. */
const VARIABLE = /\$\$|\$\{(?<name>\w+)(?:(?<colon>:?)(?<sign>[-?])(?<rest>[^}]*))?\}/g;

function filledIn(text: string, variables: Variables): string {
  return text.replaceAll(VARIABLE, (found, ...match) => {
    if (found === '$$') return '$';
    const { name, colon, sign, rest }: Record<string, string> = match.at(-1);
    const value = variables[name ?? ''];
    if (value !== undefined && (value !== '' || colon === '')) return value;
    if (sign === '?') throw new Error(`${name}: ${rest}`);
    return rest ?? '';
  });
}
