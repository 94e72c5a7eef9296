import type { CallOf, Contract } from '@wishbow/contracts/endpoint';
import type { Outcomes, SignedIn } from '../subjects.ts';
import type { World } from '../world/world.ts';

/** One thing a call can be about, and what everybody is answered. */
export interface Case<Sent> {
  /** What it is about, where there is more than one. */
  readonly about?: string;
  /** Made once for all who are refused, and anew for each further one who may, so that nobody meets what another has done. */
  readonly call: (world: World, asking: SignedIn | undefined) => Sent | Promise<Sent>;
  /** Who is not named does not ask. */
  readonly outcomes: Partial<Outcomes>;
  /** The file or folder in which it is shown that somebody may do it, when nobody can here. */
  readonly allowedIn?: string;
}

/** The cases of endpoints of a contract; a test names those that have none yet. */
export type CasesOf<C extends Contract> = { readonly [Id in keyof C]?: readonly Case<CallOf<C[Id]>>[] };

/** A case of no matter which endpoint. */
export type AnyCase = Case<object>;
