import type { Breakage, BuildContract } from '@wishbow/contracts/build-contract';

type Build = Pick<BuildContract, 'name' | 'buildId'>;

/** What is printed about a build that the gate refuses, or lets in: what breaks, for whom, why, and what could be done instead. */
export function refusalText({ name, buildId }: Build, breakages: readonly Breakage[]): string {
  if (breakages.length === 0) return `${name} ${buildId} fits what is live.\n`;
  const count = breakages.length === 1 ? '1 thing' : `${breakages.length} things`;
  const head = `${name} ${buildId} cannot go live: ${count} would not work any more.\n`;
  return [head, ...breakages.map(pieceOf)].join('\n');
}

function pieceOf({ kind, what, hurts, reasons, fine }: Breakage): string {
  const needed = `, which ${listed(hurts)} ${hurts.length === 1 ? 'needs' : 'need'}`;
  const head = `${KINDS[kind]} ${what}${kind === 'size' ? ' is too much' : needed}:`;
  return [head, ...reasons.map((reason) => `  - ${reason}`), `  Instead: ${fine}`, ''].join('\n');
}

const KINDS: Readonly<Record<Breakage['kind'], string>> = {
  exposes: 'The module',
  route: 'The page',
  modal: 'The modal',
  slot: 'The slot',
  event: 'The event',
  call: 'The call',
  platform: 'Of the shell',
  size: 'The size of',
};

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
