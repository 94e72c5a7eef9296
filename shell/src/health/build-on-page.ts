import type { PageRegistry } from '@wishbow/contracts/registry';
import { isOwnerName, type Owner } from '@wishbow/contracts/routes';

/** A build of a part, or of the shell, that this page was served with. */
export type BuildOnPage = { part: Owner; build: string };

/** The build of a part that this page has; undefined where it has none. */
export function buildOf({ shellBuildId, parts }: PageRegistry, owner: Owner): BuildOnPage | undefined {
  const build = owner === 'shell' ? shellBuildId : parts.find(({ name }) => name === owner)?.buildId;
  return build === undefined ? undefined : { part: owner, build };
}

const ADDRESS_OF_OURS = /\/(?:_mf\/([a-z-]+)|assets)\/([a-z0-9-]+)\//g;

/**
 * Whose script an uncaught error comes from, by the addresses in its stack. What a part asks of the shell fails in the
 * shell's script: so the first part in the stack is meant, and the shell only where none is.
 * @returns undefined for what is not ours, as the scripts of browser extensions.
 */
export function buildInStack(stack: string): BuildOnPage | undefined {
  const found = [...stack.matchAll(ADDRESS_OF_OURS)].map(([, part = 'shell', build = '']) => ({ part, build }));
  const blamed = found.find(({ part }) => part !== 'shell') ?? found[0];
  return blamed && isOwnerName(blamed.part) ? { part: blamed.part, build: blamed.build } : undefined;
}
