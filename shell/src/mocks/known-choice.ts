import type { MockChoice } from './mock-choice.ts';

/** What there is to choose from. */
export interface Known {
  readonly scenarios: readonly string[];
  readonly endpoints: readonly { readonly id: string; readonly path: string }[];
}

/**
 * The choice by the ids of calls, each of which may be named by the end of its address, too; with everything that there is
 * not among what could not be read.
 */
export function knownChoice(choice: MockChoice, { scenarios, endpoints }: Known): MockChoice {
  const idOf = (name: string): string | undefined =>
    endpoints.find(({ id }) => id === name)?.id ?? endpoints.find(({ path }) => path.endsWith(`/${name}`))?.id;
  const failing = choice.failing.flatMap((one) => {
    const endpointId = idOf(one.endpointId);
    return endpointId === undefined ? [] : [{ ...one, endpointId }];
  });
  const mistyped = [
    ...choice.scenarios.filter((name) => !scenarios.includes(name)),
    ...choice.failing
      .filter(({ endpointId }) => idOf(endpointId) === undefined)
      .map((one) => `error:${one.endpointId}`),
  ];
  return {
    ...choice,
    scenarios: choice.scenarios.filter((name) => scenarios.includes(name)),
    failing,
    unknown: [...choice.unknown, ...mistyped],
  };
}
