import { installWhenStale } from './install.mjs';
import { continueOnPinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';

/**
 * What every command of this repository does first, on any Node from 20.19 and with no package installed: installs
 * what is missing and goes on, in the same script, on the pinned Node.
 *
 * @param {string} script absolute path of the calling script
 */
export async function makeReady(script) {
  await installWhenStale(root);
  await continueOnPinnedNode(root, script);
}
