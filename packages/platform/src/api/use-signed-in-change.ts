import type { CallOf, Endpoint } from '@wishbow/contracts/endpoint';
import { requireSignIn } from '../session/require-sign-in.ts';
import { type ChangeOptions, type EndpointSource, useChange } from './use-change.ts';

/**
 * As `useChange`, for what only a signed-in person does. `run` asks a visitor to sign in first, and so does a session
 * that has ended unnoticed; what was wanted then happens once, for whoever wanted it (RELIABILITY.md row 89).
 */
export function useSignedInChange<E extends Endpoint, Input = void>(
  endpoint: EndpointSource<E>,
  toCall: (input: Input) => CallOf<E>,
  options: ChangeOptions<E, Input> = {},
) {
  const change = useChange(endpoint, toCall, { ...options, onSignedOut: run });
  function run(input: Input): void {
    void requireSignIn(() => change.mutate(input));
  }
  return { ...change, run };
}
