import type { AddressAccess } from '@wishbow/domain/visibility';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { announceTo, type FollowDeps } from './follow-user.ts';
import type { Pair, Relationship } from './relationship-repository.ts';

/** From where each step may be taken: asking again is asking once, and a refusal or withdrawal is possible at any time. */
const STEPS = {
  request: { from: [null, 'requested'], to: 'requested', tells: 'social.address_requested' },
  approve: { from: ['requested', 'approved'], to: 'approved', tells: 'social.address_approved' },
  end: { from: [null, 'requested', 'approved'], to: null, tells: undefined },
} as const satisfies Record<string, { from: readonly AddressAccess[]; to: AddressAccess; tells: string | undefined }>;

/** @returns undefined when there is no approved relationship in which this step can be taken. */
export const changeAddressAccess =
  ({ connection, relationships, announce, wakeRelay, now }: FollowDeps) =>
  async (pair: Pair, step: keyof typeof STEPS): Promise<Relationship | undefined> => {
    const { from, to, tells } = STEPS[step];
    const changed = await inTransaction(connection, async (session) => {
      const relationship = await relationships.changeAddressAccess({ ...pair, from, to }, session);
      if (relationship && tells) {
        const { id } = relationship;
        const payload = { ...pair, relationshipId: id };
        await recordEvent(connection, session, { type: tells, aggregateId: id, payload, now: now() });
      }
      return relationship;
    });
    if (!changed) return undefined;
    wakeRelay();
    await announceTo(announce, changed);
    return changed;
  };
