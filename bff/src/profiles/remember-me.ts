import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { Me } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import { isUnanswered } from '@wishbow/service/unanswered-peers';

type ComposeMe = (userId: UserId) => Promise<Me | undefined>;

/** As long as a session is remembered without asking accounts: after that it is unknown who is asking at all. */
const REMEMBERED_MS = 60_000;

/**
 * Somebody as accounts tell of them, and while accounts give no answer as this process has known them last: a restart of
 * accounts goes unnoticed by whoever is signed in.
 */
export function rememberMe(composeMe: ComposeMe): ComposeMe {
  const { cache } = memoryEphemeral();
  return async (userId) => {
    try {
      const me = await composeMe(userId);
      if (me) await cache.set(userId, JSON.stringify(me), REMEMBERED_MS);
      return me;
    } catch (failure) {
      const remembered = isUnanswered(failure) ? await cache.get(userId) : undefined;
      if (remembered === undefined) throw failure;
      return Me.parse(JSON.parse(remembered));
    }
  };
}
