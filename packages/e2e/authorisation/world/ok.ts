/** The body of an answer that has to have this status. */
export function ok<A extends { status: number; body: unknown }, S extends A['status']>(
  answer: A,
  status: S,
): Extract<A, { status: S }>['body'] {
  if (answer.status !== status) throw new Error(`${status} was expected: ${JSON.stringify(answer)}`);
  return answer.body as Extract<A, { status: S }>['body'];
}
