import type { SlotKey, SlotProps, slotContracts } from '@wishbow/contracts/slots';
import type { ComponentType, ReactNode } from 'react';
import { keysOf } from '../keys-of.ts';

/** A slot's view as its place sees it: what the place hands over passes the owner's contract on the way. */
export type HostedSlot = ComponentType<{ input: unknown }>;

/** What `src/exposes/slots.ts` of a part exports as default. */
export type ExposedSlots = Partial<Record<SlotKey, () => Promise<{ default: HostedSlot }>>>;

type KeysOf<Owner extends string> = Extract<SlotKey, `${Owner}.${string}`>;
type View<Props> = (props: Props) => ReactNode;
type Loaders<Owner extends string> = { [K in KeysOf<Owner>]: () => Promise<{ default: View<SlotProps<K>> }> };

/** Declares all slots of one owner. A view receives the slot's props directly and is loaded where it is first shown. */
export function defineSlots<Owner extends string>(
  _owner: Owner,
  contracts: typeof slotContracts,
  loaders: Loaders<Owner>,
): ExposedSlots {
  const exposed: ExposedSlots = {};
  for (const key of keysOf(loaders))
    exposed[key] = async () => ({ default: hosted(contracts[key], (await loaders[key]()).default) });
  return exposed;
}

function hosted(contract: { props: { parse(input: unknown): object } }, View: View<never>): HostedSlot {
  const ParsedView = View as View<object>;
  return function HostedSlotView({ input }) {
    return <ParsedView {...contract.props.parse(input)} />;
  };
}
