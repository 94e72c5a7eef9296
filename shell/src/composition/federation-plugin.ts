import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** A container script that has not arrived by then counts as failed. */
const LONGEST_SCRIPT_MS = 8000;

const attempts = new Map<string, number>();

/**
 * Runs inside the federation runtime. Each further attempt at a container asks for another address: a second request for
 * one whose first still hangs would wait behind it in the browser's cache, and a failed script would not be fetched again.
 */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'wishbow-shell',
    createScript({ url }) {
      const attempt = attempts.get(url) ?? 0;
      attempts.set(url, attempt + 1);
      const script = document.createElement('script');
      script.src = attempt ? `${url}?try=${attempt}` : url;
      script.async = true;
      return { script, timeout: LONGEST_SCRIPT_MS };
    },
  };
}
