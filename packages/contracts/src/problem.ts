import * as z from 'zod';

/**
 * The one error shape. `code` is for programs, `message` for people; `errors` lists messages per field (status 422);
 * `request_id` is filled in by the kernel and shown to people for unknown failures.
 */
export const Problem = z.object({
  code: z.string().regex(/^[a-z][a-z0-9_]*$/),
  message: z.string(),
  request_id: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type Problem = z.infer<typeof Problem>;

export const problem = (code: string, message: string): Problem => ({ code, message });

/** A refusal of single fields, each with the text to show under it. */
export const fieldProblem = (errors: Record<string, string>): Problem => ({
  code: 'invalid_fields',
  message: Object.values(errors)[0] ?? 'Please check the fields.',
  errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
});

/** What the viewer may not know exists answers exactly like what does not exist. */
export const notFound: Problem = problem('not_found', 'This page could not be found');

/** Nobody is signed in, or not any more. */
export const unauthenticated: Problem = problem('unauthenticated', 'Please log in.');
