import type { Owner, Part } from '@wishbow/contracts/routes';
import type { ExposedModals } from './modals/define-modals.tsx';
import type { ExposedSlots } from './slots/define-slots.tsx';

/** What a part's container hands out besides its lifecycles. */
export type ExposedModules = {
  './modals': { default: ExposedModals };
  './slots': { default: ExposedSlots };
};

/**
 * What went wrong and how much of the page it takes away: `primary` the main area (a panel with a retry stands in),
 * `essential` something a static stand-in replaces, `regular` one slot or modal that is simply absent.
 */
export type PartFailure = {
  owner: Owner;
  failureClass: 'primary' | 'essential' | 'regular';
  kind: 'load' | 'mount' | 'render' | 'unhandled';
  /** The page, slot or modal. */
  what: string;
  error: unknown;
};

/** What the shell does for the platform: reach other parts, and hear of failures. */
export type PlatformHost = {
  loadExpose<E extends keyof ExposedModules>(part: Part, expose: E): Promise<ExposedModules[E]>;
  reportFailure(failure: PartFailure): void;
  /** Settles when a part may draw in its place, where something else may stand that somebody is pressing. */
  placeReleased?(): Promise<void>;
};

let installed: PlatformHost | undefined;

/** Called once by the shell, and by tests that stand in for it. */
export function installHost(host: PlatformHost): void {
  installed = host;
}

export function host(): PlatformHost {
  if (!installed) throw new Error('the platform has no host: the shell installs it before any part is mounted');
  return installed;
}
