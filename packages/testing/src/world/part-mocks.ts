import type { Contract, Endpoint } from '@wishbow/contracts/endpoint';
import type { Owner } from '@wishbow/contracts/routes';
import type { Mocks } from '../mock-contract.ts';
import type { World } from './world.ts';

type Answering = (world: World) => Readonly<Record<string, unknown>>;

/** A contract with what its endpoints answer in a world. */
export interface MockedContract {
  readonly contract: Contract;
  readonly answering: Answering;
}

/** Something to try by name, `?mock=name`. What it leaves out stays as it is in the world. */
export interface Scenario {
  readonly name: string;
  /** What one sees, as a sentence. */
  readonly about: string;
  readonly change?: (world: World) => void;
  /** How long single calls take, in milliseconds. */
  readonly delays?: Readonly<Record<string, number>>;
}

/** A call that is in no contract: what it answers is said in full. */
export interface OtherCall {
  readonly method: 'GET' | 'POST';
  /** An MSW path. */
  readonly path: string;
  readonly answer: (request: Request) => Response | Promise<Response>;
}

/** What a part exposes as `./mocks`: what its team's services answer, and what there is to try. */
export interface PartMocks {
  readonly owner: Owner;
  readonly contracts: readonly MockedContract[];
  readonly scenarios: readonly Scenario[];
  /** Calls that are in no contract of ours, such as the card processor's. */
  readonly others?: readonly OtherCall[];
}

/** What all of a contract's endpoints answer: the compiler asks for the one that is missing. */
export const mocked = <const C extends Contract>(
  contract: C,
  answering: (world: World) => Required<Mocks<C>>,
): MockedContract => ({ contract, answering });

export const endpointsOf = (mocks: PartMocks): Endpoint[] =>
  mocks.contracts.flatMap(({ contract }) => Object.values(contract));
