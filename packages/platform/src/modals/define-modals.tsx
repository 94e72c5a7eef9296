import type { ModalKey, ModalProps, ModalResult, modalContracts } from '@wishbow/contracts/modals';
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

type KeysOf<Owner extends string> = Extract<ModalKey, `${Owner}.${string}`>;
type View<Props> = (props: Props) => ReactNode;
type Loaders<Owner extends string> = { [K in KeysOf<Owner>]: () => Promise<{ default: View<ModalViewProps<K>> }> };

/**
 * Declares all modals of one owner, each loaded when it is first opened.
 * The contracts come in as an argument so that their schemas are shipped with the parts and not with the shell.
 */
export function defineModals<Owner extends string>(
  _owner: Owner,
  contracts: typeof modalContracts,
  loaders: Loaders<Owner>,
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
