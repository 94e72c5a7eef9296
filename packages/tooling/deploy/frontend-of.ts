import type { Frontend } from '@wishbow/contracts/deployments';
import { owners } from '@wishbow/contracts/routes';
import { Refusal } from '../generators/refusal.ts';

/** What somebody named on the command line. @throws Refusal that names what there is. */
export function frontendOf(name: string | undefined): Frontend {
  const found = owners.find((owner) => owner === name);
  if (found) return found;
  const what = name === undefined ? 'Name a part' : `There is no part ${name}`;
  throw new Refusal(`${what}. These are deployed on their own: ${owners.join(', ')}.`);
}
