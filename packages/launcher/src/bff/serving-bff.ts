import type { PortHolder } from '@wishbow/service/port-holder';
import { type HandedPort, portFrom } from '../processes/hand-port.ts';
import type { Keeper } from '../processes/keeper.ts';
import type { SupervisedProcess } from '../processes/supervise.ts';

/** The BFF that the site's port leads to. */
export interface ServingBff {
  readonly buildId: string;
  /** Gives the port to the next one; goes on answering until it is ended. */
  handOn(): Promise<HandedPort>;
  /** @param patienceMs how long it may finish what is under way. */
  end(patienceMs?: number): Promise<void>;
}

/** One that is a process of its own. */
export const servingProcess = (keeper: Keeper, buildId: string, one: SupervisedProcess): ServingBff => ({
  buildId,
  handOn: () => portFrom(one.child()),
  end: (patienceMs) => keeper.end(one, patienceMs),
});

/** The one within this process. */
export const servingHere = (buildId: string, holder: PortHolder): ServingBff => ({
  buildId,
  handOn: async () => ({ server: holder.handOn() }),
  end: () => holder.stop(),
});
