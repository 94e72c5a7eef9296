import type { KeysOwnedBy } from '@wishbow/contracts/owner-of-key';
import type { SlotKey, SlotProps, slotContracts } from '@wishbow/contracts/slots';
import { type ComponentType, memo, type ReactNode } from 'react';
import type { Prefetch } from '../app/prefetch.ts';
import { keysOf } from '../keys-of.ts';

/** A slot's view as its place sees it: what the place hands over passes the owner's contract on the way. */
export type HostedSlot = ComponentType<{ input: unknown }>;

/** What `src/exposes/slots.ts` of a part exports as default. */
export type ExposedSlots = Partial<
  Record<SlotKey, () => Promise<{ default: HostedSlot; prefetch?: Prefetch | undefined }>>
>;

/** One or more of the contracts: a part of a test need not know them all. */
type Contracts<Key extends SlotKey> = Pick<typeof slotContracts, Key>;
type View<Props> = (props: Props) => ReactNode;
type Loaders<Key extends SlotKey> = { [K in Key]: () => Promise<{ default: View<SlotProps<K>>; prefetch?: Prefetch }> };

/** Declares all slots of one owner. A view receives the slot's props directly and is loaded where it is first shown. */
export function defineSlots<Owner extends string, Key extends SlotKey>(
  _owner: Owner,
  contracts: Contracts<Key>,
  loaders: Loaders<KeysOwnedBy<Owner, Key>>,
): ExposedSlots {
  const exposed: ExposedSlots = {};
  for (const key of keysOf(loaders))
    exposed[key] = async () => {
      const { default: view, prefetch } = await loaders[key]();
      return { default: hosted(contracts[key], view), prefetch };
    };
  return exposed;
}

/** Drawn again only when the place hands over something else: what happens around it is no news to another part. */
function hosted(contract: { props: { parse(input: unknown): object } }, View: View<never>): HostedSlot {
  const ParsedView = View as View<object>;
  return memo(
    function HostedSlotView({ input }: { input: unknown }) {
      return <ParsedView {...contract.props.parse(input)} />;
    },
    (before, now) => JSON.stringify(before.input) === JSON.stringify(now.input),
  );
}
