import type { ServiceName } from '@wishbow/contracts/service-names';
import type { UserId } from '@wishbow/contracts/wire-types';

/** Who is asking, decided from the signed identity of the request and from nothing else. */
export interface Viewer {
  readonly userId: UserId | undefined;
  readonly role: 'user' | 'admin';
  /** The service that calls, when it is one of ours calling `/internal/`. */
  readonly service: ServiceName | undefined;
  /** Id of the session, for signing out and for canaries. */
  readonly sessionId: string | undefined;
  /** Holds the deploy token. */
  readonly isDeployer?: true;
}

/** A viewer the kernel has found to be signed in. */
export type SignedInViewer = Viewer & { readonly userId: UserId };

export const VISITOR: Viewer = { userId: undefined, role: 'user', service: undefined, sessionId: undefined };
