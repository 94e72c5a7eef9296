import type { ModalKey, ModalProps, ModalResult, modalContracts } from '@wishbow/contracts/modals';
import type { KeysOwnedBy } from '@wishbow/contracts/owner-of-key';
import type { ComponentType, ReactNode } from 'react';
import { keysOf } from '../keys-of.ts';

/** What a modal's view receives: its input, and the two ways out of it. */
export type ModalViewProps<K extends ModalKey> = {
  input: ModalProps<K>;
  /** Closes the modal; its opener goes on with the result. */
  onComplete(result: ModalResult<K>): void;
  /** Closes the modal; its opener goes on with nothing. */
  onClose(): void;
};

type HostedProps = { input: unknown; onComplete(result: unknown): void; onClose(): void };

/** A view as the shell's modal host sees it: input and result pass the owner's contract on the way. */
export type HostedModal = ComponentType<HostedProps>;

/** What `src/exposes/modals.ts` of a part exports as default. */
export type ExposedModals = Partial<Record<ModalKey, () => Promise<{ default: HostedModal }>>>;

/** One or more of the contracts: a part of a test need not know them all. */
type Contracts<Key extends ModalKey> = Pick<typeof modalContracts, Key>;
type View<Props> = (props: Props) => ReactNode;
type Loaders<Key extends ModalKey> = { [K in Key]: () => Promise<{ default: View<ModalViewProps<K>> }> };

/**
 * Declares all modals of one owner, each loaded when it is first opened.
 * The contracts come in as an argument so that their schemas are shipped with the parts and not with the shell.
 */
export function defineModals<Owner extends string, Key extends ModalKey>(
  _owner: Owner,
  contracts: Contracts<Key>,
  loaders: Loaders<KeysOwnedBy<Owner, Key>>,
): ExposedModals {
  const exposed: ExposedModals = {};
  for (const key of keysOf(loaders))
    exposed[key] = async () => ({ default: hosted(contracts[key], (await loaders[key]()).default) });
  return exposed;
}

type Contract = { props: { parse(input: unknown): unknown }; result: { parse(result: unknown): unknown } };

function hosted(contract: Contract, View: View<never>): HostedModal {
  const ParsedView = View as View<HostedProps>;
  return function HostedModalView({ input, onComplete, onClose }) {
    return (
      <ParsedView
        input={contract.props.parse(input)}
        onComplete={(result) => onComplete(contract.result.parse(result))}
        onClose={onClose}
      />
    );
  };
}
