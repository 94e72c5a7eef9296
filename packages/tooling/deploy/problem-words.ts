import type { Frontend } from '@wishbow/contracts/deployments';
import type { Problem } from '@wishbow/contracts/problem';

/** Fields in which a frontend is named. */
const NAMES = ['name', 'developer.part'];

/** What a site answers instead of doing what it was asked to: its words, and those of each field that it refuses. */
export function problemWords({ message, errors = {} }: Problem, frontend?: Frontend): string {
  if (frontend && NAMES.some((field) => field in errors))
    return `This site does not know ${frontend}: start it again from a checkout that has it.`;
  const fields = Object.entries(errors).map(([field, texts]) => `  ${field}: ${texts.join(', ')}`);
  return [message, ...fields].join('\n');
}
