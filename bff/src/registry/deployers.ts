import type { Deployer } from '@wishbow/contracts/deployments';
import type { UserId } from '@wishbow/contracts/wire-types';

/** A start of the site, which makes live what it was built to. */
export const BY_START: Deployer = { kind: 'start', name: 'npm start', user_id: null };

/** Whoever holds the deploy token, by what they call themselves. */
export const byToken = (name: string): Deployer => ({ kind: 'token', name, user_id: null });

/** An admin, by what they are called now. */
export const byAdmin =
  (findName: (adminId: UserId) => Promise<string>) =>
  async (adminId: UserId): Promise<Deployer> => ({ kind: 'admin', name: await findName(adminId), user_id: adminId });
