import type { Problem } from '@wishbow/contracts/problem';
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** The one shape of a 422: messages per field, nested fields joined with dots. */
export function invalidFields(issues: readonly Issue[]): Problem {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'form';
    errors[field] = [...(errors[field] ?? []), wordsOf(issue)];
  }
  return { code: 'invalid_fields', message: 'Please check the fields.', errors };
}

const wordsOf = (issue: Issue) =>
  issue.code === 'unrecognized_keys' ? `Unknown field: ${issue.keys.join(', ')}` : issue.message;
