import { existsSync } from 'node:fs';
import { privateUrl } from '../environment.ts';
import { choosePorts } from '../ports.ts';
import { type HandedPort, handPort } from '../processes/hand-port.ts';
import type { Keeper } from '../processes/keeper.ts';
import type { ProcessSpec } from '../processes/process-spec.ts';
import { acceptsConnections, waitUntilReady } from '../processes/readiness.ts';
import type { SupervisedProcess } from '../processes/supervise.ts';
import { bffBuildFolder, forgetBffBuilds } from './bff-builds.ts';
import { type ServingBff, servingProcess } from './serving-bff.ts';

/** Longer than the longest call, one that pays, and the pause that whoever leaves makes. */
const LEAVING_PATIENCE_MS = 30_000;

/** Longer than whoever leaves goes on listening. */
const LISTENING_ON_MS = 5_000;

export type RollKind = 'promote' | 'rollback';

/** Which builds of the BFF a site has at hand. */
export interface RollState {
  /** The one that serves. */
  readonly live: string;
  /** What a rollback leads to; null where none was replaced since the site was started. */
  readonly before: string | null;
}

/** Replaces the BFF of a site that runs, without anybody who uses it noticing. */
export interface BffRoller {
  state(): RollState;
  /** Starts a kept build beside the one that serves. @returns its own address, once it is ready. @throws CannotRoll */
  begin(buildId: string): Promise<string>;
  /**
   * Has the one that was begun serve the site. The one before answers what it was asked, and ends; it stays where the new one
   * does not take the port. @throws CannotRoll, also where another one was begun meanwhile
   */
  open(buildId: string, kind: RollKind): Promise<void>;
  /** Ends what was begun and is not to serve; nothing where that is another build by now. */
  drop(buildId: string): Promise<void>;
  /** Ends all of them. */
  stop(): Promise<void>;
}

/** Why a BFF is not replaced, for whoever asked for it. */
export class CannotRoll extends Error {
  override readonly name = 'CannotRoll';
}

export interface RollerDeps {
  readonly keeper: Keeper;
  readonly first: ServingBff;
  /** Says why a BFF in a process of its own would not do on this site. */
  readonly obstacle: string | undefined;
  /** How a build is run, on the site's port unless another one is named. */
  specOf(buildId: string, privatePort?: number): ProcessSpec;
  say(line: string): void;
}

/** Started, and not yet anybody's. */
interface Begun {
  readonly buildId: string;
  readonly one: SupervisedProcess;
}

export function createBffRoller({ keeper, first, obstacle, specOf, say }: RollerDeps): BffRoller {
  let serving = first;
  let begun: Begun | undefined;
  /** Replaced ones, the last one last. */
  const replaced: string[] = [];
  const ending = new Set<Promise<void>>();

  const refuseServing = (buildId: string) => {
    if (serving.buildId === buildId) throw new CannotRoll(`The BFF ${buildId} serves the site already.`);
  };
  const endBegun = async () => {
    const { one } = begun ?? {};
    begun = undefined;
    // It serves nobody, and where it hangs it would keep the port that it was given.
    if (one) await keeper.end(one, 0);
  };
  const endInPeace = (old: ServingBff) => {
    const ended = old.end(LEAVING_PATIENCE_MS).catch((error: unknown) => say(`A BFF did not end: ${String(error)}`));
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
  };
  /** Has the next one take the port that the one before hands on. */
  const passPort = async ({ buildId, one }: Begun, old: ServingBff, port: HandedPort) => {
    await handPort(one.child(), port).catch(async (error: unknown) => {
      await endBegun();
      throw new CannotRoll(`The BFF ${buildId} did not take the port, so ${old.buildId} goes on serving.`, {
        cause: error,
      });
    });
    keeper.become(one, specOf(buildId));
    endInPeace(old);
    return servingProcess(keeper, buildId, one);
  };
  /** In the place of one that does not even hand its port on; of that one again where the next does not start. */
  const openAnew = async ({ buildId }: Begun, old: ServingBff, error: unknown): Promise<ServingBff> => {
    say(
      `The BFF ${old.buildId} does not hand on its port (${String(error)}). It is ended; the next one opens the port anew.`,
    );
    await Promise.all([old.end(0), endBegun()]);
    // Those that leave listen for a moment yet, and one that finds its port taken ends.
    const { name, port } = specOf(buildId);
    const isFree = async () => !(await acceptsConnections(port));
    await Promise.allSettled([waitUntilReady(name, isFree, { timeoutMs: LISTENING_ON_MS })]);
    const openPort = async (id: string) => servingProcess(keeper, id, await keeper.keep(specOf(id)));
    try {
      return await openPort(buildId);
    } catch (cause) {
      serving = await openPort(old.buildId);
      throw new CannotRoll(
        `The BFF ${buildId} did not start on the site's port, so ${old.buildId} was started again.`,
        {
          cause,
        },
      );
    }
  };
  const replace = async (next: Begun): Promise<void> => {
    const old = serving;
    const [port] = await Promise.allSettled([old.handOn()]);
    serving =
      port.status === 'fulfilled' ? await passPort(next, old, port.value) : await openAnew(next, old, port.reason);
    begun = undefined;
  };
  return {
    state: () => ({ live: serving.buildId, before: replaced.at(-1) ?? null }),
    begin: async (buildId) => {
      if (obstacle) throw new CannotRoll(obstacle);
      refuseServing(buildId);
      if (!existsSync(bffBuildFolder(keeper.dataFolder, buildId)))
        throw new CannotRoll(`There is no BFF ${buildId} here.`);
      // Two who deploy the same look at the same process.
      const same = begun?.buildId === buildId ? begun.one : undefined;
      if (same && (await specOf(buildId, same.port).isReady(same.port))) return privateUrl(same.port);
      await endBegun();
      const { bff: port } = await choosePorts(['bff'], {});
      const one = await keeper.keep(specOf(buildId, port));
      begun = { buildId, one };
      await forgetBffBuilds(keeper.dataFolder, [...replaced, serving.buildId, buildId]);
      return privateUrl(port);
    },
    open: async (buildId, kind) => {
      refuseServing(buildId);
      const isOvertaken = begun?.buildId !== buildId || (kind === 'rollback' && replaced.at(-1) !== buildId);
      if (!begun || isOvertaken)
        throw new CannotRoll(
          `Somebody else replaces the BFF at the same time, so ${buildId} does not serve. Try again.`,
        );
      const before = serving.buildId;
      await replace(begun);
      if (kind === 'rollback') replaced.pop();
      else replaced.push(before);
      say(`The BFF ${buildId} serves the site.`);
    },
    drop: async (buildId) => {
      if (begun?.buildId === buildId) await endBegun();
    },
    stop: async () => {
      await endBegun();
      await serving.end();
      await Promise.all(ending);
    },
  };
}
