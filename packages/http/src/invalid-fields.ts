import type { Problem } from '@wishbow/contracts/problem';
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** The one shape of a 422: messages per field, nested fields joined with dots. */
export function invalidFields(issues: readonly Issue[]): Problem {
  const errors: Record<string, string[]> = {};
  for (const issue of issues.flatMap(behindUnions)) {
    const field = issue.path.map(String).join('.') || 'form';
    errors[field] = [...(errors[field] ?? []), wordsOf(issue)];
  }
  return { code: 'invalid_fields', message: 'Please check the fields.', errors };
}

const wordsOf = (issue: Issue) =>
  issue.code === 'unrecognized_keys' ? `Unknown field: ${issue.keys.join(', ')}` : issue.message;

/** Where one of several forms was meant, the faults of the one that fits best: that is the form somebody filled in. */
function behindUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [closest] = issue.errors.toSorted((a, b) => faultCount(a) - faultCount(b));
  if (!closest || closest.length === 0) return [issue];
  return closest.flatMap((inner) => behindUnions({ ...inner, path: [...issue.path, ...inner.path] }));
}

const faultCount = (issues: readonly Issue[]): number =>
  issues.reduce((count, issue) => count + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
