import { existsSync } from 'node:fs';
import { privateUrl } from '../environment.ts';
import { choosePorts } from '../ports.ts';
import { handPort } from '../processes/hand-port.ts';
import type { Keeper } from '../processes/keeper.ts';
import type { ProcessSpec } from '../processes/process-spec.ts';
import type { SupervisedProcess } from '../processes/supervise.ts';
import { bffBuildFolder, forgetBffBuilds } from './bff-builds.ts';
import { type ServingBff, servingProcess } from './serving-bff.ts';

/** Longer than the longest call, one that pays, and the pause that whoever leaves makes. */
const LEAVING_PATIENCE_MS = 30_000;

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
  /** Has it serve the site. The one before answers what it was asked, and ends. @throws CannotRoll */
  open(kind: RollKind): Promise<void>;
  /** Ends what was begun and is not to serve. */
  drop(): Promise<void>;
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

  const drop = async () => {
    const { one } = begun ?? {};
    begun = undefined;
    if (one) await keeper.end(one);
  };
  const endInPeace = (old: ServingBff) => {
    const ended = old.end(LEAVING_PATIENCE_MS).catch((error: unknown) => say(`A BFF did not end: ${String(error)}`));
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
  };
  const reportStuck = ({ buildId }: ServingBff, error: unknown) =>
    say(
      `The BFF ${buildId} does not hand on its port (${String(error)}). It is ended; the next one opens the port anew.`,
    );
  /** @returns the process that has the site's port from now on. */
  const givenPort = async ({ buildId, one }: Begun, old: ServingBff): Promise<SupervisedProcess> => {
    try {
      await handPort(one.child(), await old.handOn());
    } catch (error) {
      reportStuck(old, error);
      await Promise.all([old.end(0), keeper.end(one)]);
      return keeper.keep(specOf(buildId));
    }
    keeper.become(one, specOf(buildId));
    endInPeace(old);
    return one;
  };
  return {
    state: () => ({ live: serving.buildId, before: replaced.at(-1) ?? null }),
    begin: async (buildId) => {
      if (obstacle) throw new CannotRoll(obstacle);
      if (!existsSync(bffBuildFolder(keeper.dataFolder, buildId)))
        throw new CannotRoll(`There is no BFF ${buildId} here.`);
      await drop();
      const { bff: port } = await choosePorts(['bff'], {});
      const one = await keeper.keep(specOf(buildId, port));
      begun = { buildId, one };
      await forgetBffBuilds(keeper.dataFolder, [...replaced, serving.buildId, buildId]);
      return privateUrl(port);
    },
    open: async (kind) => {
      if (!begun) throw new CannotRoll('No BFF was begun that could serve the site.');
      const { buildId } = begun;
      const old = serving;
      serving = servingProcess(keeper, buildId, await givenPort(begun, old));
      begun = undefined;
      if (kind === 'rollback') replaced.pop();
      else replaced.push(old.buildId);
      say(`The BFF ${buildId} serves the site.`);
    },
    drop,
    stop: async () => {
      await drop();
      await serving.end();
      await Promise.all(ending);
    },
  };
}
