import type { Breakage, BuildContract } from './build-contract.ts';
import { type Fault, faultsOf } from './faults.ts';

/**
 * What would not work any more if a build went live beside the builds that are: what others need of it and would lose,
 * and what it needs and would not find. What is wrong already, with the build it replaces, is not held against it.
 * @param live the contracts of all live builds, the BFF's too; one of the candidate's name is what it replaces.
 */
export function breakagesOf(candidate: BuildContract, live: readonly BuildContract[]): Breakage[] {
  const others = live.filter(({ name }) => name !== candidate.name);
  const known = new Set(faultsOf(live).map(keyOf));
  const fresh = faultsOf([...others, candidate]).filter((fault) => !known.has(keyOf(fault)));
  const things = Map.groupBy(fresh, ({ kind, what, provider }) => JSON.stringify([kind, what, provider]));
  return [...overweight(candidate), ...[...things.values()].flatMap((faults) => inOnePiece(faults, candidate.name))];
}

function overweight({ name, sizes }: BuildContract): Breakage[] {
  return sizes
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget }) => ({
      kind: 'size',
      what: `${name} ${what}`,
      hurts: [name],
      reasons: [`It is ${inKb(bytes)} KB after gzip, its budget is ${inKb(budget)} KB.`],
      fine: 'Load later, by a dynamic import, what is not needed at once.',
    }));
}

/** One breakage per thing: several builds may miss it, for several reasons. */
function inOnePiece(faults: readonly Fault[], candidate: string): Breakage[] {
  const [first] = faults;
  if (!first) return [];
  return [
    {
      kind: first.kind,
      what: first.what,
      hurts: [...new Set(faults.map(({ consumer }) => consumer))],
      reasons: [...new Set(faults.map(({ reason }) => reason))],
      fine: insteadOf(first, candidate),
    },
  ];
}

function insteadOf({ isAbsent, consumer, provider }: Fault, candidate: string): string {
  if (provider !== candidate) return `Deploy ${provider} first, with what ${candidate} needs.`;
  if (isAbsent) return `Keep it until ${consumer} is live without it.`;
  return 'New fields may be optional; what others rely on stays, or something new under another name stands beside it.';
}

const keyOf = ({ kind, what, consumer, reason }: Fault): string => JSON.stringify([kind, what, consumer, reason]);
const inKb = (bytes: number): string => (bytes / 1024).toFixed(1);
