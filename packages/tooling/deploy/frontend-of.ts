import type { Frontend } from '@wishbow/contracts/deployments';
import { owners } from '@wishbow/contracts/routes';
import { Mistyped } from './mistyped.ts';

/** What somebody named on the command line. @throws Mistyped that names what there is. */
export function frontendOf(name: string | undefined): Frontend {
  const found = owners.find((owner) => owner === name);
  if (found) return found;
  const what = name === undefined ? 'Name a part' : `There is no part ${name}`;
  throw new Mistyped(`${what}. These are deployed on their own: ${owners.join(', ')}, and bff by deploy and rollback.`);
}
